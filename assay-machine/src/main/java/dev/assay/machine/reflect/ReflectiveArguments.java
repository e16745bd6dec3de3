package dev.assay.machine.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/** The arguments of reflective calls: unboxed, widened, checked, and pushed for the callee. */
final class ReflectiveArguments {
  private static final int MAX_SLOTS = 256 + 8;

  private final Machine machine;
  private final Universe universe;
  private final Heap heap;

  ReflectiveArguments(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  private GuestThrow illegal(String message) {
    return machine.raise("java/lang/IllegalArgumentException", message);
  }

  /**
   * Empties the operand stack and makes room for the most arguments that a method can have; they
   * are about to be read from an array.
   */
  void start(GuestThread t, int arguments) {
    if (arguments != 0) {
      machine.tellRead(arguments, 0, heap.arrayLength(arguments));
    }
    t.sp = t.bases[t.depth] + t.method().maxLocals;
    t.ensure(t.sp + MAX_SLOTS);
  }

  /**
   * Pushes arguments, converted to the types that an array of classes gives; {@code caller}, unless
   * it is 0, comes last. False if an argument does not fit and code of the JDK was called to say
   * so.
   */
  boolean push(GuestThread t, int types, int arguments, int caller, boolean handle) {
    int count = heap.arrayLength(types);
    int given = (arguments == 0 ? 0 : heap.arrayLength(arguments)) + (caller == 0 ? 0 : 1);
    if (given != count) {
      throw illegal(
          universe.feature() < 18
              ? "wrong number of arguments"
              : "wrong number of arguments: " + given + " expected: " + count);
    }
    for (int i = 0; i < count; i++) {
      Klass type = machine.klassOf(heap.arrayElement(types, i));
      boolean isCaller = caller != 0 && i == count - 1;
      int argument = isCaller ? caller : heap.arrayElement(arguments, i);
      if (!push(t, type, argument)) {
        reject(t, type, argument, handle);
        return false;
      }
    }
    return true;
  }

  private boolean push(GuestThread t, Klass type, int argument) {
    if (!type.isPrimitive()) {
      t.pushValue(argument);
      return argument == 0 || heap.klass[argument].isSubtypeOf(type);
    }
    char kind = argument == 0 ? 0 : machine.boxes().kind(heap.klass[argument]);
    if (!Boxes.widens(kind, type.kind)) {
      return false;
    }
    long value = Boxes.widen(kind, type.kind, machine.boxes().value(argument));
    if (type.kind == 'J' || type.kind == 'D') {
      t.pushWide(value);
    } else {
      t.pushValue(value);
    }
    return true;
  }

  /**
   * Native accessors throw themselves. In place of a method handle, the conversion of the JDK that
   * the handle would use is called: it throws.
   */
  private void reject(GuestThread t, Klass type, int argument, boolean handle) {
    if (!handle) {
      boolean unboxNull = argument == 0 && type.isPrimitive();
      throw illegal(unboxNull ? null : "argument type mismatch");
    }
    start(t, 0);
    if (type.isPrimitive()) {
      Klass conversions = universe.require("sun/invoke/util/ValueConversions");
      machine.classInit().require(t, conversions);
      String box = machine.boxes().klass(type.kind).name;
      t.pushValue(argument);
      t.pushValue(0);
      machine
          .slowPath()
          .call(
              t,
              conversions.declared(
                  "unbox" + box.substring(box.lastIndexOf('/') + 1),
                  "(Ljava/lang/Object;Z)" + type.kind));
    } else {
      t.pushValue(machine.mirror(type));
      t.pushValue(argument);
      Method cast =
          universe.classKlass().declared("cast", "(Ljava/lang/Object;)Ljava/lang/Object;");
      machine.slowPath().call(t, cast);
    }
  }
}
