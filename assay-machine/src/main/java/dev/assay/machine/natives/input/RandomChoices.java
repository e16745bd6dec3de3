package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * Random numbers as choices of the environment: every value is possible, if there are not too many.
 * A generator of class {@code Random} whose seed the program gives is not concerned: its numbers
 * are those that the class documents.
 */
final class RandomChoices {
  private static final int MOST = 16;

  /** In place of the seed of a generator that was given none; seeds have 48 bits. */
  private static final long NO_SEED = 1L << 62;

  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long INCREMENT = 0xBL;
  private static final long SEED_MASK = (1L << 48) - 1;

  private RandomChoices() {}

  /** A number from 0, below {@code count}, that a generator is asked for. */
  static int below(Machine m, int generator, long count) {
    Klass k = m.heap().klass[generator];
    if (k.loader != 0 || k.name.equals("java/util/SplittableRandom")) {
      throw new Unsupported("choosing the random numbers of " + k.externalName());
    }
    if (count > MOST) {
      throw tooMany("one of " + count + " random values");
    }
    return m.watch() == null || count == 1 ? 0 : m.watch().choose(m.current(), (int) count);
  }

  static Unsupported tooMany(String what) {
    return new Unsupported("choosing " + what + "; at most " + MOST + " are explored");
  }

  /** What a generator begins with: nothing where the program has said nothing. */
  static long firstSeed(Machine m, long given) {
    GuestThread t = m.current();
    Method caller = t.depth > 0 ? t.methods[t.depth - 1] : null;
    boolean isOpen =
        caller != null
            && caller.isConstructor()
            && caller.holder.name.equals("java/util/Random")
            && caller.descriptor.equals("()V");
    return isOpen ? NO_SEED : (given ^ MULTIPLIER) & SEED_MASK;
  }

  /** Whether a generator gives the numbers that follow from a seed of the program's. */
  static boolean isSeeded(Machine m, int generator) {
    return m.heap().klass[generator].name.equals("java/util/Random")
        && m.heap().field(seed(m, generator), valueSlot(m)) != NO_SEED;
  }

  /** The next bits of a seeded generator, as {@code Random.next} is documented to make them. */
  static int next(Machine m, int generator, int bits) {
    m.reportAccess(Watch.Act.UPDATE, seed(m, generator), valueSlot(m));
    return unreported(m, generator, bits);
  }

  /** A number below a bound, as {@code Random.nextInt(int)} is documented to make it. */
  static int nextBelow(Machine m, int generator, int bound) {
    m.reportAccess(Watch.Act.UPDATE, seed(m, generator), valueSlot(m));
    int r = unreported(m, generator, 31);
    if ((bound & -bound) == bound) {
      return (int) ((bound * (long) r) >> 31);
    }
    for (int u = r; ; u = unreported(m, generator, 31)) {
      r = u % bound;
      if (u - r + (bound - 1) >= 0) {
        return r;
      }
    }
  }

  /** A number in a range, as all generators make it from their {@code nextInt()}. */
  static int nextBetween(Machine m, int generator, int origin, int bound) {
    m.reportAccess(Watch.Act.UPDATE, seed(m, generator), valueSlot(m));
    int r = unreported(m, generator, 32);
    int n = bound - origin;
    if ((n & (n - 1)) == 0) {
      return (r & (n - 1)) + origin;
    }
    if (n > 0) {
      for (int u = r >>> 1; ; u = unreported(m, generator, 32) >>> 1) {
        r = u % n;
        if (u + (n - 1) - r >= 0) {
          return r + origin;
        }
      }
    }
    while (r < origin || r >= bound) {
      r = unreported(m, generator, 32);
    }
    return r;
  }

  private static int unreported(Machine m, int generator, int bits) {
    int seed = seed(m, generator);
    long next = (m.heap().field(seed, valueSlot(m)) * MULTIPLIER + INCREMENT) & SEED_MASK;
    m.heap().setField(seed, valueSlot(m), next);
    return (int) (next >>> (48 - bits));
  }

  private static int seed(Machine m, int generator) {
    Klass random = m.universe().require("java/util/Random");
    return (int) m.heap().field(generator, random.declaredField("seed").slot);
  }

  private static int valueSlot(Machine m) {
    Klass number = m.universe().require("java/util/concurrent/atomic/AtomicLong");
    return number.declaredField("value").slot;
  }
}
