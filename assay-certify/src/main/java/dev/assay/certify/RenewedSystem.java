package dev.assay.certify;

import dev.assay.explore.PerfectSearch;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A program whose states are forgotten when they take too much memory, for certifiers that go back
 * to states of the current path only: the program is then begun anew, and the steps of the path are
 * made once more. A state's number is its place on the path.
 */
final class RenewedSystem implements TransitionSystem {
  private static final int LOOKS = 1024;

  private final Supplier<PerfectSearch> searches;
  private final long mostBytes;
  private final SearchTotals totals;
  private PerfectSearch search;

  // By place on the path: the step made from there last.
  private int[] indices = new int[64];
  private int[] choices = new int[64];

  /** Where the current state is, and the first one that was looked at; -1 if none was. */
  private int current;

  private int firstLooked = -1;
  private int looks;
  private int renewals;

  /**
   * Begins with a search.
   *
   * @param searches gives others, which have forgotten everything
   * @param totals is told of each search that is given up
   */
  RenewedSystem(
      PerfectSearch first, Supplier<PerfectSearch> searches, long mostBytes, SearchTotals totals) {
    this.searches = searches;
    this.mostBytes = mostBytes;
    this.totals = totals;
    this.search = first;
  }

  PerfectSearch search() {
    return search;
  }

  @Override
  public int begin() {
    current = search.initial();
    search.goTo(current);
    return current;
  }

  @Override
  public void restore(int state) {
    current = state;
    search.goTo(state);
  }

  @Override
  public int make(int index, int choice) {
    if (current == indices.length) {
      indices = Arrays.copyOf(indices, 2 * indices.length);
      choices = Arrays.copyOf(choices, 2 * choices.length);
    }
    indices[current] = index;
    choices[current] = choice;
    int target = search.make(index, choice);
    if (target != NOWHERE) {
      current = target;
    }
    return target;
  }

  @Override
  public void look() {
    if (firstLooked < 0) {
      firstLooked = current;
    }
    search.look();
    if (++looks % LOOKS == 0 && search.storeBytes() > mostBytes && !search.hasStopped()) {
      renew();
    }
  }

  private void renew() {
    renewals++;
    totals.add(search);
    search = searches.get();
    search.goTo(search.initial());
    for (int i = 0; ; i++) {
      if (i >= firstLooked) {
        search.lookedAtBefore();
      }
      if (i == current) {
        break;
      }
      search.enabled();
      search.make(indices[i], choices[i]);
    }
  }

  @Override
  public void leave() {
    search.leave();
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
  public int alternatives() {
    return search.alternatives();
  }

  @Override
  public boolean isStopped() {
    return search.hasStopped();
  }

  @Override
  public void fingerprint(int state, long[] out) {
    throw new IllegalStateException("these states have no numbers");
  }

  @Override
  public int generation() {
    return renewals;
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
