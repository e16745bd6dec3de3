package dev.assay.machine.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;

/** Primitive values of the program in boxes and out of them; values are in slot form. */
public final class Boxes {
  private static final String KINDS = "ZBCSIJFD";
  private static final String[] CLASSES = {
    "Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"
  };

  private final Machine machine;
  private final Klass[] klasses = new Klass[CLASSES.length];

  public Boxes(Machine machine) {
    this.machine = machine;
    for (int i = 0; i < CLASSES.length; i++) {
      klasses[i] = machine.universe().require("java/lang/" + CLASSES[i]);
    }
  }

  /** The class that boxes values of a kind. */
  public Klass klass(char kind) {
    return klasses[KINDS.indexOf(kind)];
  }

  /** The kind of value a box holds; 0 for a class that boxes nothing. */
  public char kind(Klass k) {
    for (int i = 0; i < klasses.length; i++) {
      if (klasses[i] == k) {
        return KINDS.charAt(i);
      }
    }
    return 0;
  }

  public long value(int box) {
    Klass k = machine.heap().klass[box];
    return kind(k) == 0 ? 0 : machine.heap().field(box, k.declaredField("value").slot);
  }

  /** A new box: unlike {@code valueOf}, the virtual machine does not use the JDK's caches. */
  public int box(char kind, long value) {
    Klass k = klass(kind);
    machine.mirror(k);
    int r = machine.newInstance(k);
    machine.heap().setField(r, k.declaredField("value").slot, value);
    return r;
  }

  /** Whether a value may be used where a value of another kind is wanted (JLS 5.1.2). */
  public static boolean widens(char from, char to) {
    if (from == to) {
      return true;
    }
    return switch (from) {
      case 'B' -> "SIJFD".indexOf(to) >= 0;
      case 'C', 'S' -> "IJFD".indexOf(to) >= 0;
      case 'I' -> "JFD".indexOf(to) >= 0;
      case 'J' -> "FD".indexOf(to) >= 0;
      case 'F' -> to == 'D';
      default -> false;
    };
  }

  /** The value after such a conversion. */
  public static long widen(char from, char to, long value) {
    if (from == to) {
      return value;
    }
    if (from == 'F') {
      return Double.doubleToRawLongBits(Float.intBitsToFloat((int) value));
    }
    return switch (to) {
      case 'F' -> Float.floatToRawIntBits((float) value);
      case 'D' -> Double.doubleToRawLongBits((double) value);
      default -> value;
    };
  }
}
