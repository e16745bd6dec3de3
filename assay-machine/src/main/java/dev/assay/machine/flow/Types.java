package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.ILOAD;
import static dev.assay.machine.classfile.Bytecodes.ISTORE;

/**
 * The verifier's types, as numbers. A slot has one of these types; all classes and arrays are one
 * type, because the interpreter checks casts itself and needs to know only what kind of value a
 * slot holds.
 */
final class Types {
  /** Never written, or of different types on different paths. */
  static final int UNUSABLE = 0;

  static final int INT = 'I';
  static final int FLOAT = 'F';
  static final int LONG = 'J';
  static final int DOUBLE = 'D';

  /** The slot above a long or double. */
  static final int SECOND_HALF = '2';

  /** A reference to an initialised object or array, or null. */
  static final int REFERENCE = 'A';

  static final int NULL = 'N';

  /** {@code this} in a constructor before another constructor was called. */
  static final int UNINITIALISED_THIS = 'U';

  private static final int FIRST_UNINITIALISED = 256;

  private Types() {}

  /** What the {@code new} at {@code bci} has created until its constructor has returned. */
  static int uninitialised(int bci) {
    return FIRST_UNINITIALISED + bci;
  }

  static boolean isUninitialised(int type) {
    return type >= FIRST_UNINITIALISED || type == UNINITIALISED_THIS;
  }

  /** The {@code new} instruction that a type from {@link #uninitialised} belongs to, or -1. */
  static int creator(int type) {
    return type >= FIRST_UNINITIALISED ? type - FIRST_UNINITIALISED : -1;
  }

  static boolean isReference(int type) {
    return type == REFERENCE || type == NULL || isUninitialised(type);
  }

  static boolean isWide(int type) {
    return type == LONG || type == DOUBLE;
  }

  /** The type of the value that a field or a parameter with this descriptor holds in a slot. */
  static int ofDescriptor(char first) {
    return switch (first) {
      case 'J' -> LONG;
      case 'D' -> DOUBLE;
      case 'F' -> FLOAT;
      case 'L', '[' -> REFERENCE;
      default -> INT;
    };
  }

  /** The type that a load, store or iinc in plain form moves. */
  static int ofLocalAccess(int plainOpcode) {
    int group = plainOpcode >= ISTORE ? plainOpcode - ISTORE : plainOpcode - ILOAD;
    return switch (group) {
      case 1 -> LONG;
      case 2 -> FLOAT;
      case 3 -> DOUBLE;
      case 4 -> REFERENCE;
      default -> INT;
    };
  }

  /** The type of a slot where paths with these two types meet. */
  static int merge(int a, int b) {
    if (a == b) {
      return a;
    }
    boolean references = (a == REFERENCE || a == NULL) && (b == REFERENCE || b == NULL);
    return references ? REFERENCE : UNUSABLE;
  }

  static String describe(int type) {
    return switch (type) {
      case UNUSABLE -> "nothing usable";
      case INT -> "int";
      case FLOAT -> "float";
      case LONG -> "long";
      case DOUBLE -> "double";
      case SECOND_HALF -> "second half of a long or double";
      case REFERENCE, 'R' -> "reference";
      case NULL -> "null";
      case UNINITIALISED_THIS -> "uninitialised this";
      default -> "uninitialised object of bci " + creator(type);
    };
  }
}
