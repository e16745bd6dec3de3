package dev.assay.models;

/**
 * The arguments of a method that is checked with inputs. The machine gives them: as unknowns, or as
 * they were recorded.
 */
final class Inputs {
  /** What a field of an input refers to as long as nobody has looked. */
  private static final Object UNKNOWN = new Object();

  /** The objects that were inputs, in the order in which they were made. */
  private static final Object[] OBJECTS = new Object[64];

  private static int count;

  private Inputs() {}

  static boolean anyBoolean() {
    return false;
  }

  static byte anyByte() {
    return 0;
  }

  static short anyShort() {
    return 0;
  }

  static char anyChar() {
    return 0;
  }

  static int anyInt() {
    return 0;
  }

  static long anyLong() {
    return 0;
  }

  static float anyFloat() {
    return 0;
  }

  static double anyDouble() {
    return 0;
  }

  /**
   * An object or an array.
   *
   * @param number which argument it is; that of the receiver, which is not null, is 0
   */
  static Object anyObject(Class<?> type, int number) {
    return null;
  }

  /**
   * The same where there is such an object: if its class could not be initialised there is none.
   */
  static Object argument(Class<?> type, int number) {
    try {
      return anyObject(type, number);
    } catch (Throwable e) {
      require(false);
      return null;
    }
  }

  /** Runs that do not meet the precondition are of no interest. */
  static void require(boolean condition) {}

  /** Something that a contract says. */
  static void check(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
