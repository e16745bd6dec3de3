package dev.assay.models.java.util.zip;

/**
 * The last output of earlier calls, which matches may refer to: as much of it as a distance can
 * span. The array grows with the output, and is used as a ring once it has its full size.
 */
final class InflateWindow {
  private static final int LIMIT = 1 << 15;

  private byte[] bytes;
  private int size;
  private int next;

  void clear() {
    bytes = null;
    size = 0;
    next = 0;
  }

  /** How far back one can refer. */
  int size() {
    return size;
  }

  /** Copies {@code count} bytes, beginning {@code back} bytes before the end. */
  void copy(int back, byte[] to, int at, int count) {
    int from = (next - back) & (LIMIT - 1);
    int first = Math.min(count, LIMIT - from);
    System.arraycopy(bytes, from, to, at, first);
    System.arraycopy(bytes, 0, to, at + first, count - first);
  }

  void append(byte[] data, int off, int len) {
    int left = Math.min(len, LIMIT);
    if (left == 0) {
      return;
    }
    int from = off + len - left;
    grow(Math.min(size + left, LIMIT));
    int first = Math.min(left, LIMIT - next);
    System.arraycopy(data, from, bytes, next, first);
    System.arraycopy(data, from + first, bytes, 0, left - first);
    next = (next + left) & (LIMIT - 1);
    size = Math.min(size + left, LIMIT);
  }

  private void grow(int atLeast) {
    int length = bytes == null ? 0 : bytes.length;
    if (length >= atLeast) {
      return;
    }
    int larger = Math.max(length, 256);
    while (larger < atLeast) {
      larger *= 2;
    }
    byte[] grown = new byte[larger];
    if (bytes != null) {
      System.arraycopy(bytes, 0, grown, 0, size);
    }
    bytes = grown;
  }
}
