package dev.assay.certify.program;

import dev.assay.certify.follow.TransitionSystem;
import dev.assay.explore.search.ScriptedSearch;

/** A program as a system that can be searched. */
public final class ProgramSystem implements TransitionSystem {
  private final ScriptedSearch search;

  public ProgramSystem(ScriptedSearch search) {
    this.search = search;
  }

  @Override
  public void begin() {
    search.begin();
  }

  @Override
  public void back() {
    search.back();
  }

  @Override
  public int enabled() {
    return search.enabled();
  }

  @Override
  public int thread(int index) {
    return search.thread(index);
  }

  @Override
  public int place(int index) {
    return search.place(index);
  }

  @Override
  public boolean make(int index, int choice) {
    return search.make(index, choice);
  }

  @Override
  public void note() {
    search.note();
  }

  @Override
  public int numbers(int[] out) {
    return search.numbers(out);
  }

  @Override
  public int alternatives() {
    return search.alternatives();
  }

  @Override
  public void look() {
    search.look();
  }

  @Override
  public void leave() {
    search.leave();
  }

  @Override
  public boolean isStopped() {
    return search.hasStopped();
  }

  @Override
  public void fingerprint(int state, long[] out) {
    search.hash(state, out);
  }

  @Override
  public String threadName(int thread) {
    return search.labels().threadName(thread);
  }

  @Override
  public String placeName(int place) {
    return search.labels().placeName(place);
  }

  @Override
  public int compareThreads(int one, int other) {
    return search.labels().compareThreads(one, other);
  }
}
