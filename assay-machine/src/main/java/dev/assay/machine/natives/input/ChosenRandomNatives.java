package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Stands in for java.util.Random where random numbers are choices. */
@NativesOf("chosen/java/util/Random")
public final class ChosenRandomNatives {
  private ChosenRandomNatives() {}

  @Native("initialScramble(J)J")
  public static long initialScramble(Machine m, long seed) {
    return RandomChoices.firstSeed(m, seed);
  }

  @Native("nextInt(I)I")
  public static int nextInt(Machine m, int self, int bound) {
    if (bound <= 0) {
      throw m.raise("java/lang/IllegalArgumentException", "bound must be positive");
    }
    return RandomChoices.isSeeded(m, self)
        ? RandomChoices.nextBelow(m, self, bound)
        : RandomChoices.below(m, self, bound);
  }

  @Native("nextBoolean()Z")
  public static boolean nextBoolean(Machine m, int self) {
    return RandomChoices.isSeeded(m, self)
        ? RandomChoices.next(m, self, 1) != 0
        : RandomChoices.below(m, self, 2) == 1;
  }

  /** Everything else is made of this. */
  @Native("next(I)I")
  public static int next(Machine m, int self, int bits) {
    return RandomChoices.isSeeded(m, self)
        ? RandomChoices.next(m, self, bits)
        : RandomChoices.below(m, self, 1L << bits);
  }
}
