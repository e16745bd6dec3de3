package dev.assay.bench;

import java.io.PrintStream;

/** Prints tables as Markdown, row by row as they are measured. */
public final class Table {
  private final PrintStream out;

  public Table(PrintStream out) {
    this.out = out;
  }

  public void begin(String title, String... columns) {
    out.println();
    out.println("### " + title);
    out.println();
    row(columns);
    out.println("|" + "---|".repeat(columns.length));
  }

  public void row(String... cells) {
    out.println("| " + String.join(" | ", cells) + " |");
    out.flush();
  }
}
