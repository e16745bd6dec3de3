package dev.assay.api;

import java.util.Objects;

/**
 * What a program under test may say to the model checker.
 *
 * <p>In the machine each call of a {@code choose} method is a choice: a search tries every value it
 * may give, and a single run takes the first. On an ordinary JVM nothing is searched; every method
 * then behaves as in the run that takes the first choice everywhere, so the program can be run and
 * debugged as usual.
 *
 * <p>The {@code any} methods give inputs. {@code assay bound} takes them as unknowns and finds out
 * for which of them the program fails; elsewhere they are 0, or those that were recorded.
 *
 * <p>All methods may be called from any thread.
 */
public final class Assay {
  /**
   * The system property with inputs for the {@code any} methods in the order in which they are
   * called: numbers separated by commas, floats and doubles as their bits.
   */
  private static final String RECORDED = "assay.inputs";

  private static String[] recorded;
  private static int read;

  private Assay() {}

  /**
   * Gives some value from {@code lo} to {@code hi}, both included. The first choice, and the value
   * on an ordinary JVM, is {@code lo}.
   *
   * @throws IllegalArgumentException if {@code lo > hi}
   */
  public static int choose(int lo, int hi) {
    if (lo > hi) {
      throw new IllegalArgumentException("nothing to choose from: " + lo + " > " + hi);
    }
    return lo;
  }

  /**
   * Gives {@code false} or {@code true}. The first choice, and the value on an ordinary JVM, is
   * {@code false}.
   */
  public static boolean chooseBoolean() {
    return choose(0, 1) == 1;
  }

  /**
   * Gives one of the values, which may be null. The first choice, and the value on an ordinary JVM,
   * is the first of them.
   *
   * @throws IllegalArgumentException if there is no value
   * @throws NullPointerException if the array itself is null
   */
  @SafeVarargs
  public static <T> T chooseOneOf(T... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("nothing to choose from: no values");
    }
    return values[choose(0, values.length - 1)];
  }

  /** An input: any boolean. */
  public static boolean anyBoolean() {
    return next() != 0;
  }

  /** An input: any byte. */
  public static byte anyByte() {
    return (byte) next();
  }

  /** An input: any short. */
  public static short anyShort() {
    return (short) next();
  }

  /** An input: any char. */
  public static char anyChar() {
    return (char) next();
  }

  /** An input: any int. */
  public static int anyInt() {
    return (int) next();
  }

  /** An input: any long. */
  public static long anyLong() {
    return next();
  }

  /** An input: any float. */
  public static float anyFloat() {
    return Float.intBitsToFloat((int) next());
  }

  /** An input: any double. */
  public static double anyDouble() {
    return Double.longBitsToDouble(next());
  }

  /**
   * An input: any number from {@code lo} to {@code hi}, both included.
   *
   * @throws IllegalArgumentException if {@code lo > hi}
   */
  public static int anyInt(int lo, int hi) {
    if (lo > hi) {
      throw new IllegalArgumentException("nothing to choose from: " + lo + " > " + hi);
    }
    return (int) Math.max(lo, Math.min(hi, next()));
  }

  /** Takes inputs, as the property has them. */
  static synchronized void record(String inputs) {
    recorded = inputs.isEmpty() ? new String[0] : inputs.split(",");
    read = 0;
  }

  /** The next of the recorded inputs; 0 if there is none. */
  static synchronized long next() {
    if (recorded == null) {
      record(System.getProperty(RECORDED, ""));
    }
    return read < recorded.length ? Long.parseLong(recorded[read++].trim()) : 0;
  }

  /**
   * Says that only runs in which {@code condition} holds here are of interest. In the machine a run
   * in which it does not hold ends at this point without a verdict, all its threads included.
   *
   * @throws AssumptionViolated on an ordinary JVM, if {@code condition} is false
   */
  public static void assume(boolean condition) {
    if (!condition) {
      throw new AssumptionViolated();
    }
  }

  /**
   * Says that {@code condition} must hold here, whether or not assertions are switched on. In the
   * machine a run in which it does not hold is a violation with this message.
   *
   * @throws AssertionError if {@code condition} is false
   */
  public static void check(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }

  /**
   * Runs {@code steps} between {@link #beginAtomic} and {@link #endAtomic}; the latter is called
   * however {@code steps} ends.
   */
  public static void atomic(Runnable steps) {
    Objects.requireNonNull(steps, "steps");
    beginAtomic();
    try {
      steps.run();
    } finally {
      endAtomic();
    }
  }

  /**
   * Starts a region that the machine runs as one step: no other thread moves until the matching
   * {@link #endAtomic}. Regions nest. If the thread blocks inside the region, for instance in
   * {@code wait} or at a monitor that another thread holds, other threads move until it can go on.
   *
   * <p>This is an abstraction that the user makes, not a lock: it hides interleavings from the
   * search. On an ordinary JVM it has no effect.
   */
  public static void beginAtomic() {}

  /** Ends the region that the last unmatched {@link #beginAtomic} of this thread started. */
  public static void endAtomic() {}
}
