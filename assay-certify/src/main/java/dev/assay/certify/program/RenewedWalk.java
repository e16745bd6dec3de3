package dev.assay.certify.program;

import dev.assay.explore.ScriptedExploration;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A program whose states are forgotten when they take too much memory, for certifiers that go back
 * to states of the current path only: the program is then begun anew, and the steps of the path are
 * made once more. Its states have no numbers.
 */
final class RenewedWalk extends ProgramWalk {
  private static final int LOOKS = 1024;
  private static final String NO_NUMBERS = "these states have no numbers";

  private final Supplier<ScriptedExploration> explorations;
  private final long mostBytes;
  private final SearchTotals totals;

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
   * @param explorations gives others, which have forgotten everything
   * @param totals is told of each search that is given up
   */
  RenewedWalk(
      ScriptedExploration first,
      Supplier<ScriptedExploration> explorations,
      long mostBytes,
      SearchTotals totals) {
    super(first);
    this.explorations = explorations;
    this.mostBytes = mostBytes;
    this.totals = totals;
  }

  @Override
  public void begin() {
    current = 0;
    super.begin();
  }

  @Override
  public void back() {
    current = firstLooked + depth - 1;
    super.back();
  }

  @Override
  public boolean make(int index, int choice) {
    if (current == indices.length) {
      indices = Arrays.copyOf(indices, 2 * indices.length);
      choices = Arrays.copyOf(choices, 2 * choices.length);
    }
    indices[current] = index;
    choices[current] = choice;
    boolean leadsToState = super.make(index, choice);
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
    super.look();
    if (++looks % LOOKS == 0 && exploration().storeBytes() > mostBytes && !isStopped()) {
      renew();
    }
  }

  private void renew() {
    renewals++;
    totals.add(exploration());
    ScriptedExploration next = explorations.get();
    next.search().begin();
    for (int i = 0; ; i++) {
      if (i >= firstLooked) {
        next.search().lookedAtBefore();
      }
      if (i == current) {
        break;
      }
      next.take(indices[i], choices[i]);
    }
    replace(next);
  }

  @Override
  public void leave() {
    depth--;
    super.leave();
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
  public void fingerprint(int state, long[] out) {
    throw new IllegalStateException(NO_NUMBERS);
  }

  @Override
  public int generation() {
    return renewals;
  }
}
