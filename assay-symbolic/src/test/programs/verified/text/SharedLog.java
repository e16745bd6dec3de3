// expect: verified

import dev.assay.api.Assay;

/** A log that a class keeps gets inputs, and is printed at the end. */
public class SharedLog {
  private static final StringBuilder LOG = new StringBuilder();
  private static int lines;

  private static void log(String what, int number) {
    LOG.append(what).append(": ").append(number).append('\n');
    lines++;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    log("x", x);
    if (x > 0) {
      log("positive", x);
    }
    System.out.print(LOG);
    assert lines == (x > 0 ? 2 : 1);
  }
}
