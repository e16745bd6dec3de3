package dev.assay.certify.coder;

import java.util.Arrays;

/**
 * Codes bits that are best predicted from several contexts at once: the estimates of all are added
 * up as odds, each with a weight that grows where its estimates turn out right. Mahoney, Adaptive
 * Weighing of Context Models for Lossless Data Compression, 2005.
 */
public final class ContextMixer {
  private static final int FIRST_WEIGHT = 1 << 14;
  private static final int RATE = 18;

  /** Odds of about 1 to 9. */
  private static final int SURE = 550;

  private final BitModel[] chances;
  private final int[][] weights;
  private final int[] places;
  private final int[] odds;

  /**
   * Prepares for bits with a number of contexts each.
   *
   * @param contexts how many
   * @param bits of each context's table
   * @param sets of weights
   */
  public ContextMixer(int contexts, int bits, int sets) {
    chances = new BitModel[contexts];
    for (int i = 0; i < contexts; i++) {
      chances[i] = new BitModel(bits);
    }
    weights = new int[sets][contexts];
    for (int[] w : weights) {
      Arrays.fill(w, FIRST_WEIGHT);
    }
    places = new int[contexts];
    odds = new int[contexts];
  }

  /** Codes a bit in the given contexts. If the first two are sure of it, no others are asked. */
  public int code(BitCoder coder, int bit, int set, long[] contexts) {
    ask(0, contexts);
    ask(1, contexts);
    if ((odds[0] > SURE && odds[1] > SURE) || (odds[0] < -SURE && odds[1] < -SURE)) {
      int result = coder.code(bit, Logistic.squash(odds[0] + odds[1]) * 16);
      chances[0].update(places[0], result);
      chances[1].update(places[1], result);
      return result;
    }
    int[] w = weights[set];
    long sum = (long) odds[0] * w[0] + (long) odds[1] * w[1];
    for (int i = 2; i < odds.length; i++) {
      ask(i, contexts);
      sum += (long) odds[i] * w[i];
    }
    int p = Logistic.squash((int) Math.max(-2047, Math.min(2047, sum >> 16)));
    int result = coder.code(bit, p * 16);
    int error = ((result << 12) - p) * RATE;
    for (int i = 0; i < odds.length; i++) {
      w[i] += (odds[i] * error + 0x8000) >> 16;
      chances[i].update(places[i], result);
    }
    return result;
  }

  private void ask(int i, long[] contexts) {
    places[i] = chances[i].place(contexts[i]);
    odds[i] = Logistic.stretch(chances[i].get(places[i]));
  }
}
