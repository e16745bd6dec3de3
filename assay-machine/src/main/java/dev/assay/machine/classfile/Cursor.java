package dev.assay.machine.classfile;

/** A reading position in a byte array that never passes its limit. */
final class Cursor {
  private final byte[] bytes;
  private final int limit;
  private int position;

  Cursor(byte[] bytes, int position, int limit) {
    this.bytes = bytes;
    this.position = position;
    this.limit = limit;
  }

  int position() {
    return position;
  }

  boolean atEnd() {
    return position == limit;
  }

  int u1() {
    int at = advance(1);
    return bytes[at] & 0xff;
  }

  int u2() {
    int at = advance(2);
    return (bytes[at] & 0xff) << 8 | (bytes[at + 1] & 0xff);
  }

  int s4() {
    int at = advance(4);
    return bytes[at] << 24
        | (bytes[at + 1] & 0xff) << 16
        | (bytes[at + 2] & 0xff) << 8
        | (bytes[at + 3] & 0xff);
  }

  /** Reads a u4 that counts bytes still to come, and checks that there are so many. */
  int length() {
    int length = s4();
    if (length < 0 || length > limit - position) {
      throw truncated();
    }
    return length;
  }

  void skip(int count) {
    advance(count);
  }

  /** A cursor over the next so many bytes, which are skipped. */
  Cursor part(int count) {
    int at = advance(count);
    return new Cursor(bytes, at, at + count);
  }

  private int advance(int count) {
    int at = position;
    if (count > limit - at) {
      throw truncated();
    }
    position = at + count;
    return at;
  }

  private ClassFormatException truncated() {
    return new ClassFormatException("Truncated class file at byte " + limit);
  }
}
