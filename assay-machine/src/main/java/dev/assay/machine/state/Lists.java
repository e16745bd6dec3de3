package dev.assay.machine.state;

/**
 * Persistent lists of numbers as cells in a {@link PairTable}: equal lists have equal numbers, and
 * 0 is the empty list. A stack of frames is such a list, its topmost frame the head: a push or a
 * pop touches one cell. Cells have to be made here, not in the table, or equal lists may get two
 * numbers.
 */
public final class Lists {
  private final PairTable cells;

  /** Lists whose cells lie in the given table, beside whatever else is in there. */
  public Lists(PairTable cells) {
    this.cells = cells;
  }

  /** The list with {@code head} before the elements of {@code tail}. */
  public int cons(int head, int tail) {
    return cells.internAfter(tail, head, tail);
  }

  /** The first element of a list that is not empty. */
  public int head(int list) {
    return cells.left(list);
  }

  /** The other elements of a list that is not empty. */
  public int tail(int list) {
    return cells.right(list);
  }
}
