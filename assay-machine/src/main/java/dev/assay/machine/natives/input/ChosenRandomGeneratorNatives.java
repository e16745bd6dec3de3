package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Stands in for what random generators inherit, where random numbers are choices. */
@NativesOf("chosen/java/util/random/RandomGenerator")
public final class ChosenRandomGeneratorNatives {
  private ChosenRandomGeneratorNatives() {}

  @Native("nextInt(II)I")
  public static int nextInt(Machine m, int self, int origin, int bound) {
    if (origin >= bound) {
      throw m.raise("java/lang/IllegalArgumentException", "bound must be greater than origin");
    }
    if (RandomChoices.isSeeded(m, self)) {
      return RandomChoices.nextBetween(m, self, origin, bound);
    }
    return origin + RandomChoices.below(m, self, (long) bound - origin);
  }
}
