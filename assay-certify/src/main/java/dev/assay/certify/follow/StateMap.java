package dev.assay.certify.follow;

/** Is told which states a part of a script has reached. */
public interface StateMap {
  /**
   * The part begins.
   *
   * @param number the number of its first state in the whole script
   * @param isFirst whether that is the first state of the system
   */
  void begin(int number, boolean isFirst, int state);

  /** A state of the part. */
  void own(int state);

  /** A state that is claimed to be visited by another part; may be told more than once. */
  void outside(int state);

  /** A state that is claimed to be the first one of the part that begins with a number. */
  void elsewhere(int number, int state);
}
