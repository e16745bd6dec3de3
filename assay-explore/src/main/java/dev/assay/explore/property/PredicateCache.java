package dev.assay.explore.property;

import dev.assay.machine.save.DataView;
import dev.assay.machine.save.StateKeeper;
import java.util.function.IntPredicate;

/**
 * The states that invariants were asked about, as far as one remembers, and found to hold. Another
 * state need not be asked about if it has the same data, or looks the same to who reads it.
 */
final class PredicateCache {
  private final PredicateEvaluator evaluator;

  /** With all data of a state, and with what may be read of it. */
  private final KnownAnswers byData;

  private final KnownAnswers byRead;
  private final int[] data = new int[StateKeeper.DATA];
  private final int[] read = new int[StateKeeper.DATA];
  private DataView view;

  /** How much invariants were seen to read when that view was made. */
  private int observations;

  PredicateCache(PredicateEvaluator evaluator) {
    this.evaluator = evaluator;
    this.byData = new KnownAnswers();
    this.byRead = new KnownAnswers();
    this.view = evaluator.viewOfRead();
  }

  /** Whether all invariants are known to hold in the state that was saved or restored last. */
  boolean hold() {
    evaluator.keeper().data(data);
    return hold(data, object -> !evaluator.threadTable().isFree(object));
  }

  /**
   * Whether they are in a state that has this data, in which the machine need not be.
   *
   * @param isHeld whether somebody holds the monitor of an object in that state
   */
  boolean hold(int[] there, IntPredicate isHeld) {
    return byData.hold(there, isHeld) || holdAsFarAsRead(there, isHeld);
  }

  /** Whether they are because one was asked about that looks like it. */
  private boolean holdAsFarAsRead(int[] there, IntPredicate isHeld) {
    look(there);
    boolean hold = byRead.hold(read, isHeld);
    if (hold) {
      byData.add(there, 0);
    }
    return hold;
  }

  private void look(int[] there) {
    if (observations != evaluator.observations()) {
      observations = evaluator.observations();
      view = evaluator.viewOfRead();
      byRead.clear();
    }
    view.read(there, read);
  }

  /**
   * They hold in the state that was saved or restored last.
   *
   * @param held the monitor because of which some have no answer; 0 if all have one
   * @param isAboutRead whether the answers follow from what was seen to be read
   */
  void add(int held, boolean isAboutRead) {
    evaluator.keeper().data(data);
    byData.add(data, held);
    if (isAboutRead) {
      look(data);
      byRead.add(read, 0);
    }
  }
}
