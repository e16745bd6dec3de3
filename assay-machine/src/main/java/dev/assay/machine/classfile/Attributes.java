package dev.assay.machine.classfile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A list of attributes inside a class file; only their boundaries are known until one is asked for.
 */
final class Attributes {
  private final ConstantPool pool;
  private final int start;
  private final int end;

  private Attributes(ConstantPool pool, int start, int end) {
    this.pool = pool;
    this.start = start;
    this.end = end;
  }

  /** Notes where the list at the cursor lies and moves the cursor behind it. */
  static Attributes skip(ConstantPool pool, Cursor in) {
    int count = in.u2();
    int start = in.position();
    for (int i = 0; i < count; i++) {
      in.skip(2);
      in.skip(in.length());
    }
    return new Attributes(pool, start, in.position());
  }

  /** A cursor over the whole list: the index of each one's name, its length and its body. */
  Cursor cursor() {
    return new Cursor(pool.bytes(), start, end);
  }

  /** A cursor over the body of the first attribute of this name, or null. */
  @Nullable Cursor find(String name) {
    return findFrom(start, name);
  }

  /**
   * The next attribute of this name behind the one whose body ends at {@code position}, or null.
   */
  @Nullable Cursor findFrom(int position, String name) {
    Cursor in = new Cursor(pool.bytes(), position, end);
    while (!in.atEnd()) {
      boolean wanted = pool.utf8(in.u2()).equals(name);
      int length = in.length();
      if (wanted) {
        return new Cursor(pool.bytes(), in.position(), in.position() + length);
      }
      in.skip(length);
    }
    return null;
  }

  byte @Nullable [] body(String name) {
    Cursor in = new Cursor(pool.bytes(), start, end);
    while (!in.atEnd()) {
      boolean wanted = pool.utf8(in.u2()).equals(name);
      int length = in.length();
      if (wanted) {
        return Arrays.copyOfRange(pool.bytes(), in.position(), in.position() + length);
      }
      in.skip(length);
    }
    return null;
  }

  /** The string that an attribute such as Signature or SourceFile consists of, or null. */
  @Nullable String text(String name) {
    Cursor in = find(name);
    return in == null ? null : pool.utf8(in.u2());
  }

  /** The class names that an attribute such as Exceptions or NestMembers consists of, or null. */
  String @Nullable [] classNames(String name) {
    Cursor in = find(name);
    if (in == null) {
      return null;
    }
    return pool.classNames(in);
  }
}
