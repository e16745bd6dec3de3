package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.exec.Watch;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** What a program says to the model checker. Without one, the first choice is taken. */
@NativesOf("dev/assay/api/Assay")
final class AssayNatives {
  private AssayNatives() {}

  @Native("choose")
  static int choose(Machine m, int lo, int hi) {
    if (lo > hi) {
      throw m.raise(
          "java/lang/IllegalArgumentException", "nothing to choose from: " + lo + " > " + hi);
    }
    long count = (long) hi - lo + 1;
    if (m.watch() == null || count == 1) {
      return lo;
    }
    if (count > Integer.MAX_VALUE) {
      throw new Unsupported("a choice among " + count + " values");
    }
    return lo + m.watch().choose(m.current(), (int) count);
  }

  @Native("assume")
  static void assume(Machine m, boolean condition) {
    if (!condition) {
      if (m.watch() != null) {
        m.watch().discard(m.current());
      }
      throw new Exit(0);
    }
  }

  @Native("beginAtomic")
  static void beginAtomic(Machine m) {
    if (m.current().atomicRegions == 0) {
      m.tell(Watch.Act.BEGIN_ATOMIC, m.current().object, 0);
    }
    m.current().atomicRegions++;
  }

  @Native("endAtomic")
  static void endAtomic(Machine m) {
    if (m.current().atomicRegions > 0) {
      m.current().atomicRegions--;
    }
  }
}
