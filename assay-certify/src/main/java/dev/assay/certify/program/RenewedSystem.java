package dev.assay.certify.program;

import dev.assay.certify.follow.TransitionSystem;
import dev.assay.explore.search.TrustedSearch;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A program whose states are forgotten when they take too much memory, for certifiers that go back
 * to states of the current path only: the program is then begun anew, and the steps of the path are
 * made once more. Its states have no numbers.
 */
final class RenewedSystem implements TransitionSystem {
  private static final int LOOKS = 1024;
  private static final String NO_NUMBERS = "these states have no numbers";

  private final Supplier<TrustedSearch> searches;
  private final long mostBytes;
  private final SearchTotals totals;
  private TrustedSearch search;

  // By place on the path: the step made from there last.
  private int[] indices = new int[64];
  private int[] choices = new int[64];

  /** The place of the current state, and of the first one that was looked at; -1 if none was. */
  private int current;

  private int firstLooked = -1;

  /** How many states were looked at and not left. */
  private int depth;

  private int looks;
  private int renewals;

  /**
   * Begins with a search.
   *
   * @param searches gives others, which have forgotten everything
   * @param totals is told of each search that is given up
   */
  RenewedSystem(
      TrustedSearch first, Supplier<TrustedSearch> searches, long mostBytes, SearchTotals totals) {
    this.searches = searches;
    this.mostBytes = mostBytes;
    this.totals = totals;
    this.search = first;
  }

  TrustedSearch search() {
    return search;
  }

  @Override
  public void begin() {
    current = 0;
    search.begin();
  }

  @Override
  public void back() {
    current = firstLooked + depth - 1;
    search.back();
  }

  @Override
  public boolean make(int index, int choice) {
    if (current == indices.length) {
      indices = Arrays.copyOf(indices, 2 * indices.length);
      choices = Arrays.copyOf(choices, 2 * choices.length);
    }
    indices[current] = index;
    choices[current] = choice;
    boolean leadsToState = search.make(index, choice);
    if (leadsToState) {
      current++;
    }
    return leadsToState;
  }

  @Override
  public void look() {
    if (firstLooked < 0) {
      firstLooked = current;
    }
    depth++;
    search.look();
    if (++looks % LOOKS == 0 && search.storeBytes() > mostBytes && !search.hasStopped()) {
      renew();
    }
  }

  private void renew() {
    renewals++;
    totals.add(search);
    search = searches.get();
    search.begin();
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
    depth--;
    search.leave();
  }

  @Override
  public void note() {
    throw new IllegalStateException(NO_NUMBERS);
  }

  @Override
  public int numbers(int[] out) {
    throw new IllegalStateException(NO_NUMBERS);
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
    throw new IllegalStateException(NO_NUMBERS);
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
