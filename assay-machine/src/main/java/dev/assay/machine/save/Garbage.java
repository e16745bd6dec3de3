package dev.assay.machine.save;

/** How garbage is found before a state is saved, so that it does not make states differ. */
public enum Garbage {
  /** Not at all: for comparison. */
  NONE,
  /** By marking what is reachable: complete, costs as much as there are objects. */
  MARK_SWEEP,
  /** By counting references: costs as much as has changed, misses cycles. */
  REFERENCE_COUNT,
  /**
   * By counting, and by marking whenever an object has lost a reference and may be part of a cycle
   * that nothing else refers to: complete, and mostly costs as much as has changed.
   */
  COUNT_AND_MARK
}
