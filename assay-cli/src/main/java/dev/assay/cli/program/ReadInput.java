package dev.assay.cli.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Standard input that several machines read from its beginning, one after the other, and that knows
 * how much of it was read. Safe for use by several threads.
 */
public final class ReadInput {
  private final InputStream source;
  private byte[] seen = new byte[256];
  private int count;
  private boolean hasEnded;

  public ReadInput(InputStream source) {
    this.source = source;
  }

  /** What was read so far. */
  public synchronized byte[] bytes() {
    return Arrays.copyOf(seen, count);
  }

  /** Whether somebody has come to the end. */
  public synchronized boolean hasEnded() {
    return hasEnded;
  }

  /** Reads on until so much was read, or to the end if there is less. */
  public synchronized void readOn(int total, boolean toTheEnd) throws IOException {
    byte[] block = new byte[8192];
    while (!hasEnded && (count < total || toTheEnd)) {
      int most = count < total ? Math.min(block.length, total - count) : 1;
      boolean isBeyond = count >= total;
      read(count, block, 0, most);
      if (isBeyond && !hasEnded) {
        return; // there is more
      }
    }
  }

  private synchronized int read(int position, byte[] to, int at, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (position == count) {
      int n = hasEnded ? -1 : source.read(to, at, length);
      if (n <= 0) {
        hasEnded = true;
        return -1;
      }
      if (count + n > seen.length) {
        seen = Arrays.copyOf(seen, Math.max(count + n, 2 * seen.length));
      }
      System.arraycopy(to, at, seen, count, n);
      count += n;
      return n;
    }
    int n = Math.min(length, count - position);
    System.arraycopy(seen, position, to, at, n);
    return n;
  }

  private synchronized int available(int position) throws IOException {
    int more = hasEnded ? 0 : source.available();
    return (int) Math.min(Integer.MAX_VALUE, (long) count - position + more);
  }

  /** The input from its beginning. */
  public InputStream fromTheStart() {
    return new InputStream() {
      private int position;

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
      }

      @Override
      public int read(byte[] to, int at, int length) throws IOException {
        int n = ReadInput.this.read(position, to, at, length);
        position += Math.max(0, n);
        return n;
      }

      @Override
      public int available() throws IOException {
        return ReadInput.this.available(position);
      }
    };
  }
}
