package dev.assay.machine;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * What the program reads from its standard input. All that was read is kept, so that a program that
 * is taken back to an earlier state reads the same again: the position is part of the program's
 * state, the text is not.
 */
public final class StandardInput {
  private final InputStream source;
  private byte[] seen = new byte[256];
  private int count;
  private int position;

  StandardInput(InputStream source) {
    this.source = source;
  }

  /** Reads at least one byte, waiting for it if need be; 0 at the end of the input. */
  public int read(byte[] to, int at, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (position == count) {
      int n = source.read(to, at, length);
      if (n <= 0) {
        return 0;
      }
      keep(to, at, n);
      position = count;
      return n;
    }
    int n = Math.min(length, count - position);
    System.arraycopy(seen, position, to, at, n);
    position += n;
    return n;
  }

  private void keep(byte[] b, int at, int n) {
    if (count + n > seen.length) {
      seen = Arrays.copyOf(seen, Math.max(count + n, 2 * seen.length));
    }
    System.arraycopy(b, at, seen, count, n);
    count += n;
  }

  /** How many bytes can be read without waiting. */
  public int available() throws IOException {
    return position < count ? count - position : source.available();
  }

  /** How many bytes the program has read. */
  public int position() {
    return position;
  }

  /** Goes back, or forward, to a position the program has been at before. */
  public void moveTo(int newPosition) {
    if (newPosition < 0 || newPosition > count) {
      throw new IllegalArgumentException("no input has been read at " + newPosition);
    }
    position = newPosition;
  }
}
