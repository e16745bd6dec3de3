package dev.assay.machine.exec;

import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;

/**
 * Whoever lets values be terms instead of numbers.
 *
 * <p>A term is a value like any other: it lies in a slot, is moved, stored in a field and saved
 * with the state without anybody noticing. It is told from numbers by its upper half, which is
 * {@link #MARK}: that of no int, float or reference. A long or double whose bits happen to look
 * like that is turned into a term as soon as an instruction computes it. An array with a term among
 * its elements holds {@code long}s, whatever its type is, so that nobody takes a term's number for
 * an element by mistake.
 */
public interface Symbols {
  /** The upper half of a term's value; the lower one is its number. */
  long MARK = 0xfff45a17L;

  static boolean isTerm(long value) {
    return value >>> 32 == MARK;
  }

  /** The value that stands for the term with a number. */
  static long term(int number) {
    return MARK << 32 | number & 0xffffffffL;
  }

  /**
   * A native method is called, or one that is {@linkplain Method#offered offered}, perhaps with
   * terms among its arguments.
   *
   * @return whether it was executed here, with the result where the first argument was
   * @throws Unsupported if it would have to be, and cannot
   */
  boolean call(GuestThread t, Method callee, int base);

  /** The method to be executed in place of one whose code is not there yet: itself, or another. */
  Method standIn(Method callee);

  /** The number that a native method has returned as long or double, in the form of a value. */
  long returned(long number);
}
