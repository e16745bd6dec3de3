package dev.assay.machine.state;

/**
 * Says what the parts of a state's vector are. The machine decides; it must answer for every vector
 * length, as a damaged stream may name any, and always in the same way.
 */
@FunctionalInterface
public interface VectorLayout {
  /** What the part at {@code index} of a vector of {@code count} parts is. */
  PartKind kind(int index, int count);

  /**
   * Which meaning the keys of a map have. Maps whose keys mean the same (object numbers, say) are
   * in one key space, a number not less than 0; see {@link KeyHasher} and {@link KeyCodec}, which
   * are told it.
   */
  default int keySpace(int index, int count) {
    return 0;
  }
}
