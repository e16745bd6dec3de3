package dev.assay.cli.trace;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a program has read from its standard input, in the same portions; then comes the end. In a
 * trace file a portion is a text with one character for each byte.
 */
public final class RecordedInput extends InputStream {
  private final List<String> portions;
  private int portion;
  private int position;

  RecordedInput(List<String> portions) {
    this.portions = portions.stream().filter(p -> !p.isEmpty()).toList();
  }

  /** How bytes are written in a trace file. */
  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] to, int at, int length) {
    if (length == 0) {
      return 0;
    }
    if (portion == portions.size()) {
      return -1;
    }
    String text = portions.get(portion);
    int n = Math.min(length, text.length() - position);
    byte[] bytes = text.substring(position, position + n).getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(bytes, 0, to, at, n);
    position += n;
    if (position == text.length()) {
      portion++;
      position = 0;
    }
    return n;
  }

  @Override
  public int available() {
    int sum = -position;
    for (int i = portion; i < portions.size(); i++) {
      sum += portions.get(i).length();
    }
    return sum;
  }
}
