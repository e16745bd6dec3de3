package dev.assay.logic;

/**
 * An infinite word that becomes periodic: a prefix, then a cycle repeated for ever. A letter is a
 * valuation of propositions, one bit each.
 */
public final class Lasso {
  private final long[] letters;
  private final int prefixLength;

  /**
   * Makes a word of copies of two arrays.
   *
   * @throws IllegalArgumentException if the cycle is empty
   */
  public Lasso(long[] prefix, long[] cycle) {
    if (cycle.length == 0) {
      throw new IllegalArgumentException("the cycle is empty");
    }
    letters = new long[prefix.length + cycle.length];
    System.arraycopy(prefix, 0, letters, 0, prefix.length);
    System.arraycopy(cycle, 0, letters, prefix.length, cycle.length);
    prefixLength = prefix.length;
  }

  /** The number of positions: the prefix and one round of the cycle. */
  public int length() {
    return letters.length;
  }

  /** The letter at a position. */
  public long letter(int position) {
    return letters[position];
  }

  /** The position that follows; after the last one, the first of the cycle. */
  public int next(int position) {
    return position + 1 < letters.length ? position + 1 : prefixLength;
  }

  /** The letters as binary numbers, the cycle in parentheses. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < letters.length; i++) {
      out.append(i == prefixLength ? "(" : "");
      out.append(Long.toBinaryString(letters[i]));
      out.append(i + 1 < letters.length ? " " : ")");
    }
    return out.toString();
  }
}
