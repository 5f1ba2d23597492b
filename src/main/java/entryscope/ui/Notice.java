// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

/// Something to tell the reader in passing, such as why an edit was refused.
///
/// @param number tells two notices with the same text apart
public record Notice(int number, String text) {}
