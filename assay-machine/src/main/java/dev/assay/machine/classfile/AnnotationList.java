package dev.assay.machine.classfile;

import org.jspecify.annotations.Nullable;

/** Reads lists of annotations (JVMS 4.7.16) as far as to tell which there are. */
final class AnnotationList {
  private AnnotationList() {}

  /** Whether one of the annotations at the cursor is of the type with this descriptor. */
  static boolean contains(ConstantPool pool, Cursor in, String descriptor) {
    int count = in.u2();
    for (int i = 0; i < count; i++) {
      if (pool.utf8(in.u2()).equals(descriptor)) {
        return true;
      }
      skipElements(in);
    }
    return false;
  }

  /** The text that is the only element of the annotation of this type, or null. */
  static @Nullable String text(ConstantPool pool, Cursor in, String descriptor) {
    int count = in.u2();
    for (int i = 0; i < count; i++) {
      if (!pool.utf8(in.u2()).equals(descriptor)) {
        skipElements(in);
        continue;
      }
      if (in.u2() != 1) {
        return null;
      }
      in.skip(2);
      return in.u1() == 's' ? pool.utf8(in.u2()) : null;
    }
    return null;
  }

  private static void skipElements(Cursor in) {
    int pairs = in.u2();
    for (int i = 0; i < pairs; i++) {
      in.skip(2);
      skipValue(in);
    }
  }

  private static void skipValue(Cursor in) {
    switch (in.u1()) {
      case 'e' -> in.skip(4);
      case '@' -> {
        in.skip(2);
        skipElements(in);
      }
      case '[' -> {
        int values = in.u2();
        for (int i = 0; i < values; i++) {
          skipValue(in);
        }
      }
      default -> in.skip(2);
    }
  }
}
