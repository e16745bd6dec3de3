package dev.assay.certify.program;

import dev.assay.certify.follow.Walk;
import dev.assay.explore.ScriptedExploration;

/** A walk through a program. */
public class ProgramWalk implements Walk {
  private ScriptedExploration exploration;

  public ProgramWalk(ScriptedExploration exploration) {
    this.exploration = exploration;
  }

  final ScriptedExploration exploration() {
    return exploration;
  }

  /** Goes on with another exploration, which is in the same state. */
  final void replace(ScriptedExploration other) {
    exploration = other;
  }

  @Override
  public void begin() {
    exploration.search().begin();
  }

  @Override
  public void back() {
    exploration.search().back();
  }

  @Override
  public final int enabled() {
    return exploration.search().enabled().count();
  }

  @Override
  public final int thread(int index) {
    return exploration.search().enabled().thread(index);
  }

  @Override
  public final int place(int index) {
    return exploration.place(index);
  }

  @Override
  public boolean make(int index, int choice) {
    return exploration.take(index, choice);
  }

  @Override
  public boolean isRound() {
    return exploration.search().isRound();
  }

  @Override
  public void note() {
    exploration.search().note();
  }

  @Override
  public int numbers(int[] out) {
    return exploration.search().numbers(out);
  }

  @Override
  public final int alternatives() {
    return exploration.search().alternatives();
  }

  @Override
  public void look() {
    exploration.look();
  }

  @Override
  public void leave() {
    exploration.search().leave();
  }

  @Override
  public final boolean isStopped() {
    return exploration.search().isStopped();
  }

  @Override
  public void fingerprint(int state, long[] out) {
    exploration.hash(state, out);
  }

  @Override
  public final String threadName(int thread) {
    return exploration.labels().threadName(thread);
  }

  @Override
  public final String placeName(int place) {
    return exploration.labels().placeName(place);
  }

  @Override
  public final int compareThreads(int one, int other) {
    return exploration.labels().compareThreads(one, other);
  }
}
