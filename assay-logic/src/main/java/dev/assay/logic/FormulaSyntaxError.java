package dev.assay.logic;

/** A text is not a formula. The message is one line and names the column. */
public final class FormulaSyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int column;

  FormulaSyntaxError(int column, String problem) {
    super("column " + column + ": " + problem);
    this.column = column;
  }

  /** Where in the text the problem was noticed; the first column is 1. */
  public int column() {
    return column;
  }
}
