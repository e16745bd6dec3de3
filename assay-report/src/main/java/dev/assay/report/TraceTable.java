package dev.assay.report;

import dev.assay.explore.result.TraceEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * A run as a table with one column per thread, in the order in which the threads appear; the last
 * column says where in the source. Where another thread goes on, a line in the column of the one
 * that has stopped says why.
 */
public final class TraceTable {
  private static final int WIDEST_COLUMN = 56;
  private static final String REPEATED = "==== from here on again and again ====";
  private static final String UNCHANGED = "==== nothing of note from here on, for ever ====";
  private static final int NARROWEST_COLUMN = 12;

  private final List<TraceEvent> steps;
  private final List<String> threads = new ArrayList<>();
  private final int cycle;

  public TraceTable(List<TraceEvent> steps) {
    this(steps, -1);
  }

  /**
   * Makes a table of a run that may have no end.
   *
   * @param cycle the step from which on everything is repeated, or a negative number
   */
  public TraceTable(List<TraceEvent> steps, int cycle) {
    this.cycle = cycle;
    this.steps = steps;
    for (TraceEvent s : steps) {
      if (!threads.contains(s.thread())) {
        threads.add(s.thread());
      }
    }
  }

  /** The table's lines, without line feeds and without blanks at their ends. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (steps.isEmpty()) {
      return lines;
    }
    int[] widths = widths();
    lines.add(row(widths, threads.toArray(new String[0]), ""));
    lines.add(rule(widths));
    boolean marked = cycle < 0;
    for (TraceEvent s : steps) {
      if (!marked && s.step() >= cycle) {
        marked = true;
        lines.add(REPEATED);
      }
      String[] cells = new String[threads.size()];
      cells[threads.indexOf(s.thread())] = s.detail();
      lines.add(row(widths, cells, s.location()));
    }
    if (!marked) {
      lines.add(UNCHANGED);
    }
    return lines;
  }

  private int[] widths() {
    int[] widths = new int[threads.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(NARROWEST_COLUMN, threads.get(i).length());
    }
    for (TraceEvent s : steps) {
      int i = threads.indexOf(s.thread());
      widths[i] = Math.min(WIDEST_COLUMN, Math.max(widths[i], s.detail().length()));
    }
    return widths;
  }

  private static String row(int[] widths, String[] cells, String last) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cells[i] == null ? "" : shorten(cells[i], widths[i]);
      b.append(cell).append(" ".repeat(widths[i] - cell.length())).append(" | ");
    }
    return b.append(last).toString().stripTrailing();
  }

  private static String rule(int[] widths) {
    StringBuilder b = new StringBuilder();
    for (int w : widths) {
      b.append("-".repeat(w)).append("-+-");
    }
    return b.append("-".repeat(NARROWEST_COLUMN)).toString();
  }

  private static String shorten(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 1) + "…";
  }
}
