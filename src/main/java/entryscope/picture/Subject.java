// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

/// What a picture is of, in words for its heading.
///
/// @param flow title of the flow
/// @param plan what is inlined
/// @param scenario what the path meets
/// @param machine what it runs on
public record Subject(String flow, String plan, String scenario, String machine) {}
