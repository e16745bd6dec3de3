package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** What natives of reflection share: from java.lang.reflect objects to the machine's and back. */
public final class Reflection {
  private Reflection() {}

  /** The field a java.lang.reflect.Field object stands for; its slot is the index in the class. */
  public static Field fieldOf(Machine m, int field) {
    Heap heap = m.heap();
    Klass k = heap.klass[field];
    Klass holder = m.klassOf((int) heap.field(field, k.findField("clazz", null).slot));
    return holder.fields[(int) heap.field(field, k.findField("slot", "I").slot)];
  }

  /** The method a java.lang.reflect.Method or Constructor object stands for. */
  public static Method methodOf(Machine m, int executable) {
    Heap heap = m.heap();
    Klass k = heap.klass[executable];
    Klass holder = m.klassOf((int) heap.field(executable, k.findField("clazz", null).slot));
    return holder.methods[(int) heap.field(executable, k.findField("slot", "I").slot)];
  }
}
