package dev.assay.cli.bound;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The standard input of a program that is executed more than once: each time it reads the same.
 * Safe for use by several threads.
 */
final class SharedInput {
  private final InputStream source;
  private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

  SharedInput(InputStream source) {
    this.source = source;
  }

  /** All of it, from the start. */
  InputStream fromStart() {
    return new View();
  }

  /** What was read so far by any execution. */
  synchronized byte[] seen() {
    return seen.toByteArray();
  }

  private synchronized int read(int position, byte[] to, int at, int length) throws IOException {
    int known = seen.size() - position;
    if (known > 0) {
      int n = Math.min(length, known);
      System.arraycopy(seen.toByteArray(), position, to, at, n);
      return n;
    }
    int n = source.read(to, at, length);
    if (n > 0) {
      seen.write(to, at, n);
    }
    return n;
  }

  private synchronized int available(int position) throws IOException {
    return seen.size() - position + source.available();
  }

  private final class View extends InputStream {
    private int position;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] to, int at, int length) throws IOException {
      int n = length == 0 ? 0 : SharedInput.this.read(position, to, at, length);
      position += Math.max(0, n);
      return n;
    }

    @Override
    public int available() throws IOException {
      return SharedInput.this.available(position);
    }
  }
}
