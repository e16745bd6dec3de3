package dev.assay.certify.format;

import static dev.assay.certify.format.ScriptModel.mix;

import dev.assay.certify.coder.BitCoder;
import dev.assay.certify.coder.BitModel;
import dev.assay.certify.coder.Logistic;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Says how probable it is that a transition leads to a new state, from six contexts as a {@link
 * Mixture} does. Every transition of a state is asked about, so this is where the time of reading a
 * script goes. Contexts that stand for a state have a row of cells each, close together in memory,
 * in which every thread at an instruction has its own; and if the first two contexts are sure, the
 * others are not asked.
 */
final class Targets {
  private static final int CONTEXTS = 6;
  private static final int RELATIONS = 6;

  /** How many rows a table has, and how many cells a row has, as powers of two. */
  private static final int ROWS = 12;

  private static final int CELLS = 7;
  private static final int SMALL = 12;
  private static final int LARGE = 16;
  private static final int FIRST_WEIGHT = 1 << 14;
  private static final int RATE = 18;

  /** Odds of about 1 to 5: both of the first two contexts are sure. */
  private static final int SURE = 400;

  private final BitCoder coder;
  private final BitModel pairs = new BitModel(SMALL);
  private final BitModel afterThree = new BitModel(ROWS + CELLS);
  private final BitModel afterResults = new BitModel(LARGE);
  private final BitModel inTuple = new BitModel(ROWS + CELLS);
  private final BitModel afterSix = new BitModel(ROWS + CELLS);
  private final BitModel inherited = new BitModel(SMALL);
  private final int[][] weights = new int[RELATIONS][CONTEXTS];

  Targets(BitCoder coder) {
    this.coder = coder;
    for (int[] w : weights) {
      Arrays.fill(w, FIRST_WEIGHT);
    }
  }

  /**
   * Codes whether the transition of a thread from the current state leads to a new one.
   *
   * @param tuple tells at which instructions the threads are
   */
  boolean code(
      boolean isNew,
      int thread,
      int place,
      long tuple,
      Path.Level top,
      Path.@Nullable Level below) {
    int relation = top.relation(thread, below);
    long pair = ((long) place << 24 | top.viaPlace + 1) << 3 | relation;
    int cell = (thread * 13 + place) & (1 << CELLS) - 1;
    int i1 = pairs.place(pair);
    int i2 = row(top.path3) + cell;
    int s1 = Logistic.stretch(pairs.get(i1));
    int s2 = Logistic.stretch(afterThree.get(i2));
    int bit = isNew ? 1 : 0;
    if ((s1 > SURE && s2 > SURE) || (s1 < -SURE && s2 < -SURE)) {
      bit = coder.code(bit, Logistic.squash(s1 + s2) * 16);
    } else {
      bit = mixed(bit, thread, place, cell, relation, pair, tuple, top, s1, s2);
    }
    pairs.learn(i1, bit);
    afterThree.learn(i2, bit);
    return bit != 0;
  }

  private int mixed(
      int bit,
      int thread,
      int place,
      int cell,
      int relation,
      long pair,
      long tuple,
      Path.Level top,
      int s1,
      int s2) {
    int run = relation == 1 ? top.run : 0;
    int i3 = afterResults.place(mix(mix(top.results, top.resultsBelow), pair));
    int i4 = row(tuple) + cell;
    int i5 = row(top.path6) + cell;
    int i6 = inherited.place((long) place << 12 | run << 8 | relation << 4 | top.inherited(thread));
    int s3 = Logistic.stretch(afterResults.get(i3));
    int s4 = Logistic.stretch(inTuple.get(i4));
    int s5 = Logistic.stretch(afterSix.get(i5));
    int s6 = Logistic.stretch(inherited.get(i6));
    int[] w = weights[relation];
    long sum =
        (long) s1 * w[0]
            + (long) s2 * w[1]
            + (long) s3 * w[2]
            + (long) s4 * w[3]
            + (long) s5 * w[4]
            + (long) s6 * w[5];
    int p = Logistic.squash((int) Math.max(-2047, Math.min(2047, sum >> 16)));
    int result = coder.code(bit, p * 16);
    int error = ((result << 12) - p) * RATE;
    w[0] += (s1 * error + 0x8000) >> 16;
    w[1] += (s2 * error + 0x8000) >> 16;
    w[2] += (s3 * error + 0x8000) >> 16;
    w[3] += (s4 * error + 0x8000) >> 16;
    w[4] += (s5 * error + 0x8000) >> 16;
    w[5] += (s6 * error + 0x8000) >> 16;
    afterResults.update(i3, result);
    inTuple.update(i4, result);
    afterSix.update(i5, result);
    inherited.update(i6, result);
    return result;
  }

  private static int row(long context) {
    return (int) (context * 0x9e3779b97f4a7c15L >>> 64 - ROWS) << CELLS;
  }
}
