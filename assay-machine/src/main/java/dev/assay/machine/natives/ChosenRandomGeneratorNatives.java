package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Stands in for what random generators inherit, where random numbers are choices. */
@NativesOf("chosen/java/util/random/RandomGenerator")
final class ChosenRandomGeneratorNatives {
  private ChosenRandomGeneratorNatives() {}

  @Native("nextInt(II)I")
  static int nextInt(Machine m, int self, int origin, int bound) {
    if (origin >= bound) {
      throw m.raise("java/lang/IllegalArgumentException", "bound must be greater than origin");
    }
    return origin + RandomChoices.below(m, self, (long) bound - origin);
  }
}
