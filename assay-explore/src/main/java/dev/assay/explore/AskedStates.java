package dev.assay.explore;

import dev.assay.machine.save.DataView;
import dev.assay.machine.save.StateKeeper;
import java.util.function.IntPredicate;

/**
 * The states that invariants were asked about, as far as one remembers, and found to hold. Another
 * state need not be asked about if it has the same data, or looks the same to who reads it.
 */
final class AskedStates {
  private final Evaluator evaluator;

  /** With all data of a state, and with what may be read of it. */
  private final KnownData byData;

  private final KnownData byRead;
  private final int[] data = new int[StateKeeper.DATA];
  private final int[] read = new int[StateKeeper.DATA];
  private DataView view;

  /** How much invariants were seen to read when that view was made. */
  private int observations;

  AskedStates(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.byData = new KnownData();
    this.byRead = new KnownData();
    this.view = evaluator.viewOfRead();
  }

  /** Whether all invariants are known to hold in the state that was saved or restored last. */
  boolean hold() {
    evaluator.keeper().data(data);
    return byData.hold(data, this::isHeld);
  }

  /** Whether they are in a state with this data where these monitors are held. */
  boolean hold(int[] there, IntPredicate isHeld) {
    return byData.hold(there, isHeld);
  }

  private boolean isHeld(int object) {
    return !evaluator.monitors().isFree(object);
  }

  /** Whether they are because one was asked about that looks like it; if {@link #hold} denies. */
  boolean holdAsFarAsRead() {
    if (observations != evaluator.observations()) {
      observations = evaluator.observations();
      view = evaluator.viewOfRead();
      byRead.clear();
    }
    view.read(read);
    return byRead.hold(read, this::isHeld);
  }

  /**
   * They hold in the state about which that was asked.
   *
   * @param held the monitor because of which some have no answer; 0 if all have one
   * @param isAboutRead whether the answers follow from what was seen to be read
   */
  void add(int held, boolean isAboutRead) {
    byData.add(data, held);
    if (isAboutRead) {
      byRead.add(read, 0);
    }
  }
}
