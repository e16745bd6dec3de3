package dev.assay.cli.certify;

/**
 * Text from a certificate as it may be shown: whoever made the certificate may have put anything
 * into it, and a terminal obeys some of it.
 */
final class PrintableText {
  private static final int LONGEST = 400;

  private PrintableText() {}

  /** The text in one line, without control characters and what changes the direction of writing. */
  static String of(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(LONGEST).map(c -> isPlain(c) ? c : '?').forEach(shown::appendCodePoint);
    return shown.length() < text.length() && text.codePointCount(0, text.length()) > LONGEST
        ? shown.append('…').toString()
        : shown.toString();
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED,
          Character.PRIVATE_USE ->
          false;
      default -> true;
    };
  }
}
