// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// Width and height in pixels at zoom 1.
public record Size(double width, double height) {}
