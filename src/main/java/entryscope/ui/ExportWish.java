// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Export;
import entryscope.session.Format;
import entryscope.session.Target;

/// What a document is exported as, and how it looks there.
///
/// @param export with the format of the target, where that is a drawing
public record ExportWish(Target target, Export export) {
  static final ExportWish DEFAULT =
      new ExportWish(new Target.Picture(Export.DEFAULT.format()), Export.DEFAULT);

  public ExportWish {
    export = target instanceof Target.Picture(Format format) ? export.withFormat(format) : export;
  }

  ExportWish withTarget(Target changed) {
    return new ExportWish(changed, export);
  }

  ExportWish withExport(Export changed) {
    return new ExportWish(target, changed);
  }

  boolean isPicture(Format format) {
    return target.equals(new Target.Picture(format));
  }
}
