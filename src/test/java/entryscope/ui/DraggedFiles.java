// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import com.sun.javafx.tk.TKClipboard;
import java.io.File;
import java.util.List;
import java.util.Set;
import javafx.scene.image.Image;
import javafx.scene.input.DataFormat;
import javafx.scene.input.TransferMode;
import javafx.util.Pair;

/// Files that another program drags over the window, as the toolkit hands them on.
///
/// @param files what is dragged
record DraggedFiles(List<File> files) implements TKClipboard {
  @Override
  public Set<DataFormat> getContentTypes() {
    return Set.of(DataFormat.FILES);
  }

  @Override
  @SafeVarargs
  public final boolean putContent(Pair<DataFormat, Object>... content) {
    return false;
  }

  @Override
  public Object getContent(DataFormat format) {
    return files;
  }

  @Override
  public boolean hasContent(DataFormat format) {
    return format.equals(DataFormat.FILES);
  }

  @Override
  public Set<TransferMode> getTransferModes() {
    return Set.of(TransferMode.COPY);
  }

  @Override
  public void setDragView(Image image) {}

  @Override
  public void setDragViewOffsetX(double x) {}

  @Override
  public void setDragViewOffsetY(double y) {}

  @Override
  public Image getDragView() {
    throw new UnsupportedOperationException("nothing is shown beside the pointer");
  }

  @Override
  public double getDragViewOffsetX() {
    return 0;
  }

  @Override
  public double getDragViewOffsetY() {
    return 0;
  }
}
