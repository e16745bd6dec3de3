package dev.assay.machine.state;

/**
 * Says what the parts of a state's vector are. The machine decides; it must answer for every vector
 * length, as a damaged stream may name any, and always in the same way.
 */
@FunctionalInterface
public interface VectorLayout {
  /** What the part at {@code index} of a vector of {@code count} parts is. */
  PartKind kind(int index, int count);
}
