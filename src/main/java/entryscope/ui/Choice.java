// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// A drop-down list that shows what it is told and reports what a reader picks.
///
/// It reports nothing while it is being told, so there is no way round in a circle.
final class Choice<T> extends ComboBox<T> {
  private boolean told;

  Choice(Function<T, String> name, Consumer<T> chosen) {
    setConverter(
        new StringConverter<>() {
          @Override
          public String toString(T value) {
            return value == null ? "" : name.apply(value);
          }

          @Override
          public T fromString(String text) {
            return getItems().stream()
                .filter(i -> name.apply(i).equals(text))
                .findFirst()
                .orElse(getValue());
          }
        });
    setVisibleRowCount(20);
    setOnAction(
        _ -> {
          T value = getValue();
          if (!told && value != null) {
            chosen.accept(value);
          }
        });
  }

  void show(List<T> all, T present) {
    told = true;
    if (!getItems().equals(all)) {
      getSelectionModel().clearSelection(); // it was a place in the other list
      getItems().setAll(all);
    }
    if (!present.equals(getSelectionModel().getSelectedItem())) {
      getSelectionModel().select(present);
      setTooltip(Parts.tip(getConverter().toString(present)));
    }
    told = false;
  }
}
