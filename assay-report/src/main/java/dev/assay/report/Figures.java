package dev.assay.report;

/**
 * Numbers as a person reads them, whatever the locale. That of {@link String#format} is not used
 * for what every run prints: loading it takes a tenth of a short run.
 */
public final class Figures {
  private Figures() {}

  /** With a comma between groups of three digits. */
  public static String grouped(long number) {
    StringBuilder text = new StringBuilder(Long.toString(number));
    int first = number < 0 ? 1 : 0;
    for (int at = text.length() - 3; at > first; at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }

  /** With one digit behind the point, and the unit. */
  public static String seconds(long millis) {
    long tenths = (millis + 50) / 100;
    return grouped(tenths / 10) + "." + tenths % 10 + " s";
  }
}
