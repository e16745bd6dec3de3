package dev.assay.machine;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the program reads from its standard input. All that was read is kept, so that a program that
 * is taken back to an earlier state reads the same again, in the same portions: the position is
 * part of the program's state, the text is not. Machines that run the same program share the text.
 */
public final class StandardInput {
  private Text text;
  private int position;

  /** What was read of a source so far. Safe for use by several threads. */
  private static final class Text {
    private final InputStream source;
    private byte[] seen = new byte[256];
    private int count;

    /** Where the portions end in which the source gave the text. */
    private int[] ends = new int[16];

    private int portions;

    Text(InputStream source) {
      this.source = source;
    }

    synchronized int read(int position, byte[] to, int at, int length) throws IOException {
      if (position == count) {
        int n = source.read(to, at, length);
        if (n <= 0) {
          return 0;
        }
        keep(to, at, n);
        return n;
      }
      int portion = Arrays.binarySearch(ends, 0, portions, position + 1);
      int n = Math.min(length, ends[portion < 0 ? ~portion : portion] - position);
      System.arraycopy(seen, position, to, at, n);
      return n;
    }

    private void keep(byte[] b, int at, int n) {
      if (count + n > seen.length) {
        seen = Arrays.copyOf(seen, Math.max(count + n, 2 * seen.length));
      }
      System.arraycopy(b, at, seen, count, n);
      count += n;
      if (portions == ends.length) {
        ends = Arrays.copyOf(ends, 2 * portions);
      }
      ends[portions++] = count;
    }

    synchronized int available(int position) throws IOException {
      return (int) Math.min(Integer.MAX_VALUE, (long) count - position + source.available());
    }

    synchronized List<byte[]> portions() {
      List<byte[]> all = new ArrayList<>();
      for (int i = 0; i < portions; i++) {
        all.add(Arrays.copyOfRange(seen, i == 0 ? 0 : ends[i - 1], ends[i]));
      }
      return all;
    }

    synchronized int count() {
      return count;
    }
  }

  StandardInput(InputStream source) {
    text = new Text(source);
  }

  /** Reads the same text as another machine from now on. */
  void share(StandardInput other) {
    text = other.text;
  }

  /** Reads at least one byte, waiting for it if need be; 0 at the end of the input. */
  public int read(byte[] to, int at, int length) throws IOException {
    int n = length == 0 ? 0 : text.read(position, to, at, length);
    position += n;
    return n;
  }

  /** How many bytes can be read without waiting. */
  public int available() throws IOException {
    return text.available(position);
  }

  /** All that any run of the program has read so far, in the portions in which it came. */
  public List<byte[]> portions() {
    return text.portions();
  }

  /** How many bytes all that is. */
  public int count() {
    return text.count();
  }

  /** How many bytes the program has read. */
  public int position() {
    return position;
  }

  /** Goes back, or forward, to a position the program has been at before. */
  public void moveTo(int newPosition) {
    if (newPosition < 0 || newPosition > text.count()) {
      throw new IllegalArgumentException("no input has been read at " + newPosition);
    }
    position = newPosition;
  }
}
