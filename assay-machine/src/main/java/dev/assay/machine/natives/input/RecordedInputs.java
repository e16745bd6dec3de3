package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;

/**
 * Inputs of a program that is not executed symbolically: those that were recorded, or choices if
 * there are few. How many were read is a field of the program, so that it belongs to the state.
 */
final class RecordedInputs {
  private static final String PROPERTY = "assay.inputs";
  private static final String API = "dev/assay/api/Assay";

  private RecordedInputs() {}

  /** What was recorded; null if nothing was. */
  static String of(Machine m) {
    return m.options().properties().get(PROPERTY);
  }

  /** The next of the recorded inputs; 0 if there is none. */
  static long next(Machine m) {
    int read = position(m);
    goTo(m, read + 1);
    String[] all = of(m).split(",");
    return read < all.length && !all[read].isBlank() ? Long.parseLong(all[read].trim()) : 0;
  }

  /** How many were read. */
  static int position(Machine m) {
    Klass api = m.loading().load(m.appLoader(), API);
    return (int) m.heap().field(m.mirror(api), api.declaredField("read").slot);
  }

  /** Goes back to where one was, or on. */
  static void goTo(Machine m, int position) {
    Klass api = m.loading().load(m.appLoader(), API);
    m.heap().setField(m.mirror(api), api.declaredField("read").slot, position);
  }

  /** An input of a type with few values from {@code first} to {@code last}, or with too many. */
  static long input(Machine m, String type, int first, int last) {
    if (of(m) != null) {
      return next(m);
    }
    if (m.watch() == null) {
      return 0;
    }
    if (first > last) {
      throw new Unsupported("an input of type " + type + "; use assay bound");
    }
    return first + m.watch().choose(m.current(), last - first + 1);
  }
}
