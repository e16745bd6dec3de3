package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Stands in for what ThreadLocalRandom does by itself, where random numbers are choices. */
@NativesOf("chosen/java/util/concurrent/ThreadLocalRandom")
public final class ChosenThreadLocalRandomNatives {
  private ChosenThreadLocalRandomNatives() {}

  @Native("nextInt()I")
  public static int nextInt(Machine m, int self) {
    throw RandomChoices.tooMany("any int at random");
  }

  @Native("nextLong()J")
  public static long nextLong(Machine m, int self) {
    throw RandomChoices.tooMany("any long at random");
  }
}
