package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;

/**
 * Random numbers as choices of the environment: every value is possible, if there are not too many.
 */
final class RandomChoices {
  private static final int MOST = 16;

  private RandomChoices() {}

  /** A number from 0, below {@code count}, that a generator is asked for. */
  static int below(Machine m, int generator, long count) {
    Klass k = m.heap().klass[generator];
    if (k.loader != 0) {
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
}
