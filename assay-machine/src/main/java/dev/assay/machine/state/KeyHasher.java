package dev.assay.machine.state;

/**
 * Says what a key of a state's map stands for, so that a hash can be the same in every process
 * though the processes number their objects differently.
 */
@FunctionalInterface
public interface KeyHasher {
  /**
   * A hash of what the key stands for: 64 bits that differ for different keys. The answer is
   * remembered, so it must not change.
   */
  long hash(int key);

  /** For keys that mean the same everywhere. */
  static KeyHasher plain() {
    return key -> key;
  }
}
