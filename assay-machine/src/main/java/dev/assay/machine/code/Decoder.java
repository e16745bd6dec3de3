package dev.assay.machine.code;

import static dev.assay.machine.code.Op.word;

import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.types.Method;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** Translates a method's bytecode into code words, once, when the method is first called. */
public final class Decoder {
  private static final int WIDE = 196;

  private final Method method;
  private final ConstantPool pool;
  private final byte[] bytes;
  private final int start;
  private final int length;
  private final int[] pcOfBci;
  private long[] out;
  private int[] bcis;
  private int at;

  private Decoder(Method method, CodeAttribute code) {
    this.method = method;
    this.pool = method.file().pool();
    this.bytes = code.bytes();
    this.start = code.start();
    this.length = code.length();
    this.pcOfBci = new int[length + 1];
    this.out = new long[length + 1];
    this.bcis = new int[length + 1];
  }

  /**
   * Fills in {@code code}, {@code bcis}, {@code handlers} and the frame's size. The flow analysis
   * runs first: it rejects code that the rest of the machine could not execute safely.
   */
  public static void decode(Method m) {
    CodeAttribute c = m.codeAttribute();
    if (m.holder.loader != 0) {
      m.flow();
    }
    Decoder d = new Decoder(m, c);
    d.run();
    CodeAttribute.ExceptionEntry[] entries = c.handlers();
    Method.Handler[] handlers = new Method.Handler[entries.length];
    for (int i = 0; i < entries.length; i++) {
      CodeAttribute.ExceptionEntry e = entries[i];
      handlers[i] =
          new Method.Handler(
              d.pcOfBci[e.start()], d.pcOfBci[e.end()], d.pcOfBci[e.handler()], e.catchTypeIndex());
    }
    synchronized (m) {
      if (m.code == null) {
        m.handlers = handlers;
        m.bcis = d.bcis;
        m.maxLocals = c.maxLocals();
        m.frameSlots = c.maxLocals() + c.maxStack() + 2;
        // Other machines take the code without a lock: all that belongs to it must be there first.
        VarHandle.releaseFence();
        m.code = d.out;
        if (!m.isSynchronized()) {
          m.entry = d.out;
        }
      }
    }
  }

  private void run() {
    // First pass: addresses. Second pass: words, now that branch targets are known.
    for (int pass = 0; pass < 2; pass++) {
      at = 0;
      for (int bci = 0; bci < length; ) {
        pcOfBci[bci] = at;
        bci = translate(bci);
      }
      pcOfBci[length] = at;
    }
    out = Arrays.copyOf(out, at);
    bcis = Arrays.copyOf(bcis, at);
  }

  private void emit(int bci, long w) {
    if (at == out.length) {
      out = Arrays.copyOf(out, at * 2);
      bcis = Arrays.copyOf(bcis, at * 2);
    }
    out[at] = w;
    bcis[at] = bci;
    at++;
  }

  private int u1(int bci) {
    return bytes[start + bci] & 0xff;
  }

  private int s2(int bci) {
    return (short) ((bytes[start + bci] << 8) | u1(bci + 1));
  }

  private int u2(int bci) {
    return s2(bci) & 0xffff;
  }

  private int s4(int bci) {
    return (s2(bci) << 16) | u2(bci + 2);
  }

  private int target(int bci, int offset) {
    int t = bci + offset;
    if (t < 0 || t >= length) {
      throw new ClassFormatException("branch out of range in " + method);
    }
    return pcOfBci[t];
  }

  private int translate(int bci) {
    int op = u1(bci);
    if (op <= 20) {
      return constant(bci, op);
    } else if (op <= 45) {
      return load(bci, op);
    } else if (op <= 53) {
      return simple(bci, ARRAY_LOADS[op - 46]);
    } else if (op <= 78) {
      return store(bci, op);
    } else if (op <= 86) {
      return simple(bci, ARRAY_STORES[op - 79]);
    } else if (op <= 131) {
      return simple(bci, Op.POP + (op - 87));
    } else if (op == 132) {
      emit(bci, word(Op.IINC, u1(bci + 1), (byte) u1(bci + 2)));
      return bci + 3;
    } else if (op <= 152) {
      return simple(bci, Op.I2L + (op - 133));
    } else if (op <= 164) {
      emit(bci, word(Op.IFEQ + (op - 153), 0, target(bci, s2(bci + 1))));
      return bci + 3;
    }
    return rest(bci, op);
  }

  private static final int[] ARRAY_LOADS = {
    Op.IALOAD, Op.LALOAD, Op.IALOAD, Op.LALOAD, Op.IALOAD, Op.BALOAD, Op.CALOAD, Op.SALOAD
  };
  private static final int[] ARRAY_STORES = {
    Op.IASTORE, Op.LASTORE, Op.IASTORE, Op.LASTORE, Op.AASTORE, Op.BASTORE, Op.CASTORE, Op.SASTORE
  };

  private int simple(int bci, int op) {
    emit(bci, word(op, 0, 0));
    return bci + 1;
  }

  private int constant(int bci, int op) {
    switch (op) {
      case 0 -> emit(bci, word(Op.NOP, 0, 0));
      case 1 -> emit(bci, word(Op.PUSH, 0, 0));
      case 2, 3, 4, 5, 6, 7, 8 -> emit(bci, word(Op.PUSH, 0, op - 3));
      case 9, 10 -> emit(bci, word(Op.PUSH2, 0, op - 9));
      case 11, 12, 13 -> emit(bci, word(Op.PUSH, 0, Float.floatToRawIntBits(op - 11)));
      case 14, 15 -> wideConstant(bci, Double.doubleToRawLongBits(op - 14));
      case 16 -> {
        emit(bci, word(Op.PUSH, 0, (byte) u1(bci + 1)));
        return bci + 2;
      }
      case 17 -> {
        emit(bci, word(Op.PUSH, 0, s2(bci + 1)));
        return bci + 3;
      }
      case 18 -> {
        loadConstant(bci, u1(bci + 1));
        return bci + 2;
      }
      default -> {
        loadConstant(bci, u2(bci + 1));
        return bci + 3;
      }
    }
    return bci + 1;
  }

  private void wideConstant(int bci, long value) {
    if (value == (int) value) {
      emit(bci, word(Op.PUSH2, 0, (int) value));
    } else {
      emit(bci, word(Op.PUSHW, 0, 0));
      emit(bci, value);
    }
  }

  private void loadConstant(int bci, int index) {
    switch (pool.tag(index)) {
      case ConstantPool.INTEGER, ConstantPool.FLOAT ->
          emit(bci, word(Op.PUSH, 0, pool.intAt(index)));
      case ConstantPool.LONG, ConstantPool.DOUBLE -> wideConstant(bci, pool.longAt(index));
      default -> emit(bci, word(Op.LDC, 0, index));
    }
  }

  private int load(int bci, int op) {
    if (op <= 25) {
      emit(bci, word(op == 22 || op == 24 ? Op.LOAD2 : Op.LOAD, u1(bci + 1), 0));
      return bci + 2;
    }
    int kind = (op - 26) >> 2;
    emit(bci, word(kind == 1 || kind == 3 ? Op.LOAD2 : Op.LOAD, (op - 26) & 3, 0));
    return bci + 1;
  }

  private int store(int bci, int op) {
    if (op <= 58) {
      emit(bci, word(op == 55 || op == 57 ? Op.STORE2 : Op.STORE, u1(bci + 1), 0));
      return bci + 2;
    }
    int kind = (op - 59) >> 2;
    emit(bci, word(kind == 1 || kind == 3 ? Op.STORE2 : Op.STORE, (op - 59) & 3, 0));
    return bci + 1;
  }

  private int rest(int bci, int op) {
    switch (op) {
      case 165, 166 -> { // if_acmpeq, if_acmpne
        emit(bci, word(Op.IF_ICMPEQ + (op - 165), 0, target(bci, s2(bci + 1))));
        return bci + 3;
      }
      case 167 -> {
        emit(bci, word(Op.GOTO, 0, target(bci, s2(bci + 1))));
        return bci + 3;
      }
      case 170 -> {
        return tableSwitch(bci);
      }
      case 171 -> {
        return lookupSwitch(bci);
      }
      case 172, 173, 174, 175, 176, 177 -> {
        emitReturn(bci, op);
        return bci + 1;
      }
      case 178 -> emit(bci, word(Op.GETSTATIC, 0, u2(bci + 1)));
      case 179 -> emit(bci, word(Op.PUTSTATIC, 0, u2(bci + 1)));
      case 180 -> emit(bci, word(Op.GETFIELD, 0, u2(bci + 1)));
      case 181 -> emit(bci, word(Op.PUTFIELD, 0, u2(bci + 1)));
      case 182 -> emit(bci, word(Op.INVOKEVIRTUAL, 0, u2(bci + 1)));
      case 183 -> emit(bci, word(Op.INVOKESPECIAL, 0, u2(bci + 1)));
      case 184 -> emit(bci, word(Op.INVOKESTATIC, 0, u2(bci + 1)));
      case 185 -> {
        emit(bci, word(Op.INVOKEINTERFACE, 0, u2(bci + 1)));
        return bci + 5;
      }
      case 186 -> {
        emit(bci, word(Op.INVOKEDYNAMIC, 0, u2(bci + 1)));
        return bci + 5;
      }
      case 187 -> emit(bci, word(Op.NEW, 0, u2(bci + 1)));
      case 188 -> {
        emit(bci, word(Op.NEWARRAY, 0, "ZCFDBSIJ".charAt(u1(bci + 1) - 4)));
        return bci + 2;
      }
      case 189 -> emit(bci, word(Op.ANEWARRAY, 0, u2(bci + 1)));
      case 190 -> {
        return simple(bci, Op.ARRAYLENGTH);
      }
      case 191 -> {
        return simple(bci, Op.ATHROW);
      }
      case 192 -> emit(bci, word(Op.CHECKCAST, 0, u2(bci + 1)));
      case 193 -> emit(bci, word(Op.INSTANCEOF, 0, u2(bci + 1)));
      case 194 -> {
        return simple(bci, Op.MONITORENTER);
      }
      case 195 -> {
        return simple(bci, Op.MONITOREXIT);
      }
      case WIDE -> {
        return wide(bci);
      }
      case 197 -> {
        emit(bci, word(Op.MULTIANEWARRAY, u1(bci + 3), u2(bci + 1)));
        return bci + 4;
      }
      case 198, 199 -> // ifnull, ifnonnull
          emit(bci, word(op == 198 ? Op.IFEQ : Op.IFNE, 0, target(bci, s2(bci + 1))));
      case 200 -> {
        emit(bci, word(Op.GOTO, 0, target(bci, s4(bci + 1))));
        return bci + 5;
      }
      default -> throw new ClassFormatException("bad instruction " + op + " in " + method);
    }
    return bci + 3;
  }

  /** Methods that have something to do when they end leave the fast path here. */
  private void emitReturn(int bci, int op) {
    if ((method.returnSlots == 1 && "ZBCS".indexOf(method.returnKind) >= 0)
        && method.holder.loader != 0) {
      emit(bci, word(Op.NARROW, method.returnKind, 0));
    }
    int slots = op == 177 ? 0 : op == 173 || op == 175 ? 2 : 1;
    if (method.isSynchronized() || method.isClassInitializer()) {
      emit(bci, word(Op.RETURN_SLOW, slots, 0));
    } else {
      emit(bci, word(Op.RETURN0 + slots, 0, 0));
    }
  }

  private int wide(int bci) {
    int op = u1(bci + 1);
    int index = u2(bci + 2);
    switch (op) {
      case 21, 23, 25 -> emit(bci, word(Op.LOAD, index, 0));
      case 22, 24 -> emit(bci, word(Op.LOAD2, index, 0));
      case 54, 56, 58 -> emit(bci, word(Op.STORE, index, 0));
      case 55, 57 -> emit(bci, word(Op.STORE2, index, 0));
      case 132 -> {
        emit(bci, word(Op.IINC, index, s2(bci + 4)));
        return bci + 6;
      }
      default -> throw new ClassFormatException("bad wide instruction " + op + " in " + method);
    }
    return bci + 4;
  }

  /** Payload: default target, low, then the targets. */
  private int tableSwitch(int bci) {
    int p = (bci + 4) & ~3;
    int low = s4(p + 4);
    int high = s4(p + 8);
    int count = high - low + 1;
    emit(bci, word(Op.TABLESWITCH, 0, count));
    emit(bci, target(bci, s4(p)));
    emit(bci, low);
    for (int i = 0; i < count; i++) {
      emit(bci, target(bci, s4(p + 12 + 4 * i)));
    }
    return p + 12 + 4 * count;
  }

  /** Payload: default target, then words of key (high half) and target, sorted by key. */
  private int lookupSwitch(int bci) {
    int p = (bci + 4) & ~3;
    int count = s4(p + 4);
    emit(bci, word(Op.LOOKUPSWITCH, 0, count));
    emit(bci, target(bci, s4(p)));
    for (int i = 0; i < count; i++) {
      int key = s4(p + 8 + 8 * i);
      emit(bci, ((long) key << 32) | target(bci, s4(p + 12 + 8 * i)));
    }
    return p + 8 + 8 * count;
  }
}
