package dev.assay.machine.invoke;

import dev.assay.machine.code.Op;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts together the code of a synthetic method. */
final class CodeBuilder {
  private long[] words = new long[16];
  private int count;
  private final List<Object> constants = new ArrayList<>();

  CodeBuilder op(int op, int a, int b) {
    if (count == words.length) {
      words = Arrays.copyOf(words, count * 2);
    }
    words[count++] = Op.word(op, a, b);
    return this;
  }

  /** Pushes a class object or interned string by its fixed position. */
  CodeBuilder reference(int position) {
    return op(Op.LDC_REF_Q, 0, position);
  }

  CodeBuilder push(int value) {
    return op(Op.PUSH, 0, value);
  }

  CodeBuilder callStatic(Method m) {
    return op(Op.INVOKESTATIC_Q, m.argSlots, m.id);
  }

  CodeBuilder callVirtual(Method m) {
    return op(Op.INVOKEVIRTUAL_Q, m.argSlots, m.vtableIndex);
  }

  CodeBuilder step(int step, int b) {
    return op(Op.NATIVE_STEP, step, b);
  }

  CodeBuilder load(char kind, int slot) {
    op(Op.LOAD, slot, 0);
    // The upper half is unused but part of a saved frame: it must not show what was there before.
    return isWide(kind) ? push(0) : this;
  }

  CodeBuilder store(char kind, int slot) {
    return op(isWide(kind) ? Op.STORE2 : Op.STORE, slot, 0);
  }

  CodeBuilder ret(char kind) {
    return op(kind == 'V' ? Op.RETURN0 : isWide(kind) ? Op.RETURN2 : Op.RETURN1, 0, 0);
  }

  /** The number of words so far: where the next one will be. */
  int size() {
    return count;
  }

  /** Keeps an object for a step to find; returns its index. */
  int constant(Object o) {
    constants.add(o);
    return constants.size() - 1;
  }

  static boolean isWide(char kind) {
    return kind == 'J' || kind == 'D';
  }

  Method build(
      Universe universe, Klass holder, String name, String descriptor, int locals, int stack) {
    Method m = universe.synthetic(holder, name, descriptor, locals, Arrays.copyOf(words, count));
    m.frameSlots = m.maxLocals + stack + 4;
    m.constants = constants.toArray();
    return m;
  }
}
