package entryscope.flow;

/// Has no licence line.
final class Unlicensed {}
