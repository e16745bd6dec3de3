package dev.assay.machine.code;

import static dev.assay.machine.code.Op.word;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.AccessPolicy;
import dev.assay.machine.types.Method;
import java.lang.invoke.VarHandle;

/**
 * Translates a method's bytecode into register form, once, when the method is first called.
 *
 * <p>The height of the operand stack before an instruction is known, so every stack entry has a
 * frame slot, and instructions name slots. A bytecode that pushes a local or a constant emits
 * nothing ({@link OperandStack}): the word that consumes it names the local or holds the constant.
 * {@code s += i ^ (s << 1)}, eight bytecodes, becomes three words: the last also stores its result
 * in {@code s}. Entries are copied to their slots when a basic block ends, before calls, and before
 * the local they stand for changes.
 *
 * <p>An access to memory that threads share is always a word of its own, emitted by {@link
 * #access}: a decoder that records accesses needs to emit other words there and nowhere else.
 */
public final class Decoder {
  private final Method method;
  private final ConstantPool pool;
  private final BytecodeReader in;
  private final StackHeights heights;
  private final WordBuffer out;
  private final OperandStack stack;
  private final Branches branches;
  private final boolean fieldsWatched;
  private final boolean arraysWatched;

  private Decoder(Method method, CodeAttribute code) {
    if (code.maxLocals() + code.maxStack() + 8 > 0xffff) {
      throw new Unsupported("a method with more than 65,000 locals");
    }
    this.method = method;
    this.pool = method.file().pool();
    this.in = new BytecodeReader(code);
    this.heights = new StackHeights(code, in, pool);
    this.out = new WordBuffer(in.length + 8);
    this.stack = new OperandStack(out, code.maxLocals(), code.maxStack());
    this.branches = new Branches(in, out, stack);
    AccessPolicy policy = method.holder.universe().accessPolicy();
    this.fieldsWatched = policy != null && policy.mayWatch(method.holder);
    this.arraysWatched = policy != null && policy.watchesArrays();
  }

  /**
   * Fills in {@code code}, {@code map}, {@code handlers} and the frame's size. The flow analysis
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
              e.start(), e.end(), d.branches.blockPc(e.handler()), e.catchTypeIndex());
    }
    long[] code = d.out.words();
    CodeMap map = d.out.map(d.heights);
    synchronized (m) {
      if (m.code == null) {
        m.handlers = handlers;
        m.map = map;
        m.maxLocals = c.maxLocals();
        m.frameSlots = c.maxLocals() + c.maxStack() + 2;
        // Other machines take the code without a lock: all that belongs to it must be there first.
        VarHandle.releaseFence();
        m.code = code;
        if (!m.isSynchronized() && !m.offered) {
          m.entry = code;
        }
      }
    }
  }

  private void run() {
    AccessPolicy policy = method.holder.universe().accessPolicy();
    if (policy != null && policy.watchesCalls(method)) {
      out.noteExact();
      out.pure(word(Op.CALLED, 0, 0));
    }
    boolean falls = false;
    for (int next = 0; next < in.length; ) {
      int bci = next;
      next = in.next(bci);
      if (heights.at(bci) < 0) {
        falls = false; // never executed
        continue;
      }
      if (heights.isLeader(bci)) {
        if (falls) {
          stack.flushBelow(stack.height);
        }
        out.bci = bci;
        branches.begin();
        stack.reset(heights.at(bci));
      }
      out.bci = bci;
      if (!stack.hasPending()) {
        out.noteExact();
      }
      int opcode = in.u1(bci);
      if (translate(bci, opcode)) {
        next = in.next(next);
      }
      falls = !BytecodeReader.endsPath(opcode);
    }
    branches.resolve();
  }

  /** An access to a field, a static field or an array element. */
  private void access(boolean watched, long w) {
    if (watched) {
      stack.impure(word(Op.WATCH, 0, 0));
    }
    stack.impure(w);
  }

  /** Translates a bytecode; true if the one behind it is translated with it. */
  private boolean translate(int bci, int op) {
    if (op <= Bytecodes.LDC2_W) {
      constant(bci, op);
    } else if (op <= Bytecodes.ALOAD_3) {
      load(bci, op);
    } else if (op <= Bytecodes.SALOAD) {
      arrayLoad(op);
    } else if (op <= Bytecodes.ASTORE_3) {
      store(bci, op);
    } else if (op <= Bytecodes.SASTORE) {
      arrayStore(op);
    } else if (op <= Bytecodes.SWAP) {
      shuffle(op);
    } else if (op <= Bytecodes.LXOR) {
      arithmetic(op);
    } else if (op == Bytecodes.IINC) {
      stack.increment(in.u1(bci + 1), (byte) in.u1(bci + 2));
    } else if (op <= Bytecodes.I2S) {
      convert(op);
    } else if (op <= Bytecodes.DCMPG) {
      return compare(bci, op);
    } else if (op <= Bytecodes.RETURN || op >= Bytecodes.IFNULL) {
      control(bci, op);
    } else if (op <= Bytecodes.PUTFIELD) {
      field(op, in.u2(bci + 1));
    } else {
      other(bci, op);
    }
    return false;
  }

  // ---- constants and locals ----

  private void constant(int bci, int op) {
    if (op <= Bytecodes.ICONST_5) {
      if (op != Bytecodes.NOP) {
        stack.pushConstant(op == Bytecodes.ACONST_NULL ? 0 : op - Bytecodes.ICONST_0, 1);
      }
    } else if (op <= Bytecodes.LCONST_1) {
      stack.pushConstant(op - Bytecodes.LCONST_0, 2);
    } else if (op <= Bytecodes.FCONST_2) {
      stack.pushConstant(Float.floatToRawIntBits(op - Bytecodes.FCONST_0), 1);
    } else if (op <= Bytecodes.DCONST_1) {
      stack.pushConstant(Double.doubleToRawLongBits(op - Bytecodes.DCONST_0), 2);
    } else if (op == Bytecodes.BIPUSH) {
      stack.pushConstant((byte) in.u1(bci + 1), 1);
    } else if (op == Bytecodes.SIPUSH) {
      stack.pushConstant(in.s2(bci + 1), 1);
    } else {
      int index = op == Bytecodes.LDC ? in.u1(bci + 1) : in.u2(bci + 1);
      poolConstant(index, op == Bytecodes.LDC2_W ? 2 : 1);
    }
  }

  private void poolConstant(int index, int slots) {
    switch (pool.tag(index)) {
      case ConstantPool.INTEGER, ConstantPool.FLOAT -> stack.pushConstant(pool.intAt(index), 1);
      case ConstantPool.LONG, ConstantPool.DOUBLE -> stack.pushConstant(pool.longAt(index), 2);
      default -> {
        stack.flushAll();
        stack.impure(word(Op.LDC, stack.home(stack.height), index));
        stack.pushHome(slots);
      }
    }
  }

  private void load(int bci, int op) {
    if (op <= Bytecodes.ALOAD) {
      stack.pushLocal(in.u1(bci + 1), slots(op - Bytecodes.ILOAD));
    } else {
      int i = op - Bytecodes.ILOAD_0;
      stack.pushLocal(i & 3, slots(i >> 2));
    }
  }

  private void store(int bci, int op) {
    if (op <= Bytecodes.ASTORE) {
      stack.store(in.u1(bci + 1), slots(op - Bytecodes.ISTORE));
    } else {
      int i = op - Bytecodes.ISTORE_0;
      stack.store(i & 3, slots(i >> 2));
    }
  }

  /** The slots of a type by its place in the order int, long, float, double, reference. */
  private static int slots(int type) {
    return type == 1 || type == 3 ? 2 : 1;
  }

  private void wide(int bci) {
    int op = in.u1(bci + 1);
    int local = in.u2(bci + 2);
    if (op == Bytecodes.IINC) {
      stack.increment(local, in.s2(bci + 4));
    } else if (op >= Bytecodes.ILOAD && op <= Bytecodes.ALOAD) {
      stack.pushLocal(local, slots(op - Bytecodes.ILOAD));
    } else if (op >= Bytecodes.ISTORE && op <= Bytecodes.ASTORE) {
      stack.store(local, slots(op - Bytecodes.ISTORE));
    } else {
      throw new ClassFormatException("bad wide instruction " + op + " in " + method);
    }
  }

  private void shuffle(int op) {
    switch (op) {
      case Bytecodes.POP -> stack.pop(1);
      case Bytecodes.POP2 -> stack.pop(2);
      case Bytecodes.DUP -> stack.duplicate(1);
      case Bytecodes.DUP2 -> stack.duplicate(2);
      case Bytecodes.DUP_X1 -> stack.insert(Op.DUP_X1, 1, 1);
      case Bytecodes.DUP_X2 -> stack.insert(Op.DUP_X2, 1, 2);
      case Bytecodes.DUP2_X1 -> stack.insert(Op.DUP2_X1, 2, 1);
      case Bytecodes.DUP2_X2 -> stack.insert(Op.DUP2_X2, 2, 2);
      default -> stack.swap();
    }
  }

  // ---- memory ----

  private static final int[] ARRAY_LOADS = {
    Op.IALOAD, Op.LALOAD, Op.IALOAD, Op.LALOAD, Op.IALOAD, Op.BALOAD, Op.CALOAD, Op.SALOAD
  };
  private static final int[] ARRAY_STORES = {
    Op.IASTORE, Op.LASTORE, Op.IASTORE, Op.LASTORE, Op.AASTORE, Op.BASTORE, Op.CASTORE, Op.SASTORE
  };

  private void arrayLoad(int op) {
    int array = stack.height - 2;
    int b = stack.source(array);
    int c = stack.source(array + 1);
    access(arraysWatched, word(ARRAY_LOADS[op - Bytecodes.IALOAD], stack.home(array), b, c));
    stack.height = array;
    stack.pushResult(slots(op - Bytecodes.IALOAD));
  }

  private void arrayStore(int op) {
    int array = stack.height - 2 - slots(op - Bytecodes.IASTORE);
    int a = stack.source(array);
    int b = stack.source(array + 1);
    int c = stack.source(array + 2);
    access(arraysWatched, word(ARRAY_STORES[op - Bytecodes.IASTORE], a, b, c));
    stack.height = array;
  }

  private void field(int op, int index) {
    int slots = Descriptors.slots(pool.memberDescriptor(index));
    int top = stack.height;
    switch (op) {
      case Bytecodes.GETSTATIC -> {
        access(fieldsWatched, word(Op.GETSTATIC, stack.home(top), index));
        stack.pushResult(slots);
      }
      case Bytecodes.PUTSTATIC -> {
        access(fieldsWatched, word(Op.PUTSTATIC, stack.source(top - slots), index));
        stack.height = top - slots;
      }
      case Bytecodes.GETFIELD -> {
        access(fieldsWatched, word(Op.GETFIELD, stack.home(top - 1), stack.source(top - 1), index));
        stack.height = top - 1;
        stack.pushResult(slots);
      }
      default -> {
        int object = top - slots - 1;
        int a = stack.source(object);
        access(fieldsWatched, word(Op.PUTFIELD, a, stack.source(object + 1), index));
        stack.height = object;
      }
    }
  }

  // ---- arithmetic ----

  private static final int[] ARITHMETIC = {
    Op.IADD, Op.LADD, Op.FADD, Op.DADD, Op.ISUB, Op.LSUB, Op.FSUB, Op.DSUB, Op.IMUL, Op.LMUL,
    Op.FMUL, Op.DMUL, Op.IDIV, Op.LDIV, Op.FDIV, Op.DDIV, Op.IREM, Op.LREM, Op.FREM, Op.DREM,
    Op.INEG, Op.LNEG, Op.FNEG, Op.DNEG, Op.ISHL, Op.LSHL, Op.ISHR, Op.LSHR, Op.IUSHR, Op.LUSHR,
    Op.AND, Op.AND, Op.OR, Op.OR, Op.XOR, Op.XOR
  };

  private void arithmetic(int bytecode) {
    int op = ARITHMETIC[bytecode - Bytecodes.IADD];
    int slots = 1 + (bytecode & 1); // int or float, long or double in turn
    if (bytecode >= Bytecodes.INEG && bytecode <= Bytecodes.DNEG) {
      unary(op, slots, slots);
      return;
    }
    boolean shift = bytecode >= Bytecodes.ISHL && bytecode <= Bytecodes.LUSHR;
    int right = stack.height - (shift ? 1 : slots);
    int left = right - slots;
    if (!withConstant(op, left, right)) {
      int b = stack.source(left);
      int c = stack.source(right);
      long w = word(op, stack.home(left), b, c);
      if (op == Op.IDIV || op == Op.IREM || op == Op.LDIV || op == Op.LREM) {
        stack.impure(w);
      } else {
        out.pure(w);
      }
    }
    stack.height = left;
    stack.pushResult(slots);
  }

  private void unary(int op, int taken, int given) {
    int top = stack.height - taken;
    out.pure(word(op, stack.home(top), stack.source(top), 0));
    stack.height = top;
    stack.pushResult(given);
  }

  /** Emits an operation with one operand in the word, if there is a form for it. */
  private boolean withConstant(int op, int left, int right) {
    int form =
        switch (op) {
          case Op.IADD, Op.ISUB -> Op.IADD_K;
          case Op.LADD, Op.LSUB -> Op.LADD_K;
          case Op.IMUL -> Op.IMUL_K;
          case Op.IDIV -> Op.IDIV_K;
          case Op.IREM -> Op.IREM_K;
          case Op.ISHL -> Op.ISHL_K;
          case Op.ISHR -> Op.ISHR_K;
          case Op.IUSHR -> Op.IUSHR_K;
          case Op.AND -> Op.AND_K;
          default -> -1;
        };
    if (form < 0) {
      return false;
    }
    boolean commutes = op == Op.IADD || op == Op.LADD || op == Op.IMUL || op == Op.AND;
    int variable = left;
    int constant = right;
    if (!stack.isSmall(right)) {
      if (!commutes || !stack.isSmall(left)) {
        return false;
      }
      variable = right;
      constant = left;
    }
    long value = stack.value(constant);
    if (op == Op.ISUB || op == Op.LSUB) {
      value = -value;
    }
    if (value != (short) value || ((op == Op.IDIV || op == Op.IREM) && value == 0)) {
      return false;
    }
    out.pure(word(form, stack.home(left), stack.source(variable), (int) value));
    return true;
  }

  private static final int[] CONVERSIONS = {
    -1, Op.I2F, Op.I2D, Op.L2I, Op.L2F, Op.L2D, Op.F2I, Op.F2L, Op.F2D, Op.D2I, Op.D2L, Op.D2F,
    Op.I2B, Op.I2C, Op.I2S
  };

  /** Slots taken and given by the bytecodes i2l to i2s. */
  private static final String CONVERSION_SLOTS =
      "121112" + "212122" + "111212" + "212221" + "111111";

  private void convert(int bytecode) {
    int i = bytecode - Bytecodes.I2L;
    if (i == 0) {
      stack.widen();
    } else {
      int taken = CONVERSION_SLOTS.charAt(2 * i) - '0';
      unary(CONVERSIONS[i], taken, CONVERSION_SLOTS.charAt(2 * i + 1) - '0');
    }
  }

  /** A comparison, of longs together with the branch on its result. */
  private boolean compare(int bci, int op) {
    int slots = op == Bytecodes.FCMPL || op == Bytecodes.FCMPG ? 1 : 2;
    int left = stack.height - 2 * slots;
    int right = stack.height - slots;
    int next = bci + 1;
    int branch = in.u1(next);
    if (op == Bytecodes.LCMP
        && !heights.isLeader(next)
        && branch >= Bytecodes.IFEQ
        && branch <= Bytecodes.IFLE) {
      branches.onComparison(Branches.condition(branch), left, right, next + in.s2(next + 1));
      return true;
    }
    int b = stack.source(left);
    int c = stack.source(right);
    out.pure(word(Op.LCMP + (op - Bytecodes.LCMP), stack.home(left), b, c));
    stack.height = left;
    stack.pushResult(1);
    return false;
  }

  // ---- control ----

  private void control(int bci, int op) {
    if (op <= Bytecodes.IFLE || op == Bytecodes.IFNULL || op == Bytecodes.IFNONNULL) {
      branches.onZero(Branches.condition(op), bci + in.s2(bci + 1));
    } else if (op <= Bytecodes.IF_ACMPNE) {
      int top = stack.height;
      branches.onComparison(Branches.condition(op), top - 2, top - 1, bci + in.s2(bci + 1));
    } else {
      switch (op) {
        case Bytecodes.GOTO -> branches.jump(bci + in.s2(bci + 1));
        case Bytecodes.GOTO_W -> branches.jump(bci + in.s4(bci + 1));
        case Bytecodes.TABLESWITCH -> branches.tableSwitch(bci);
        case Bytecodes.LOOKUPSWITCH -> branches.lookupSwitch(bci);
        case Bytecodes.JSR, Bytecodes.RET, Bytecodes.JSR_W -> throw bad(op);
        default -> {
          if (op > Bytecodes.JSR_W) {
            throw bad(op);
          }
          leave(op);
        }
      }
    }
  }

  private ClassFormatException bad(int op) {
    return new ClassFormatException("bad instruction " + op + " in " + method);
  }

  /** Methods that have something to do when they end leave the loop here. */
  private void leave(int op) {
    int slots = op == Bytecodes.RETURN ? 0 : slots(op - Bytecodes.IRETURN);
    int top = stack.height - slots;
    if (slots == 1 && method.holder.loader != 0) {
      narrow(top);
    }
    if (method.isSynchronized() || method.isClassInitializer()) {
      stack.flushAll();
      stack.impure(word(Op.RETURN_SLOW, slots, 0));
    } else {
      int a = slots == 0 ? 0 : stack.source(top);
      out.pure(word(Op.RET0 + slots, a, 0));
    }
  }

  /** Hand-written code may return an int from a method that gives less. */
  private void narrow(int top) {
    if (stack.isSmall(top) && (stack.value(top) & ~1) == 0) {
      return;
    }
    int slot = stack.home(top);
    switch (method.returnKind) {
      case 'Z' -> out.pure(word(Op.AND_K, slot, stack.source(top), 1));
      case 'B' -> out.pure(word(Op.I2B, slot, stack.source(top), 0));
      case 'C' -> out.pure(word(Op.I2C, slot, stack.source(top), 0));
      case 'S' -> out.pure(word(Op.I2S, slot, stack.source(top), 0));
      default -> {
        return;
      }
    }
    stack.settleAtHome(top);
  }

  // ---- calls and objects ----

  private void other(int bci, int op) {
    switch (op) {
      case Bytecodes.INVOKEVIRTUAL -> call(Op.INVOKEVIRTUAL, 1, in.u2(bci + 1));
      case Bytecodes.INVOKESPECIAL -> call(Op.INVOKESPECIAL, 1, in.u2(bci + 1));
      case Bytecodes.INVOKESTATIC -> call(Op.INVOKESTATIC, 0, in.u2(bci + 1));
      case Bytecodes.INVOKEINTERFACE -> call(Op.INVOKEINTERFACE, 1, in.u2(bci + 1));
      case Bytecodes.INVOKEDYNAMIC -> call(Op.INVOKEDYNAMIC, 0, in.u2(bci + 1));
      case Bytecodes.NEW -> {
        stack.flushAll();
        stack.impure(word(Op.NEW, stack.home(stack.height), in.u2(bci + 1)));
        stack.pushHome(1);
      }
      case Bytecodes.NEWARRAY -> onTop(Op.NEWARRAY, "ZCFDBSIJ".charAt(in.u1(bci + 1) - 4));
      case Bytecodes.ANEWARRAY -> onTop(Op.ANEWARRAY, in.u2(bci + 1));
      case Bytecodes.INSTANCEOF -> onTop(Op.INSTANCEOF, in.u2(bci + 1));
      case Bytecodes.ARRAYLENGTH -> {
        int top = stack.height - 1;
        stack.impure(word(Op.ARRAYLENGTH, stack.home(top), stack.source(top), 0));
        stack.height = top;
        stack.pushResult(1);
      }
      case Bytecodes.CHECKCAST -> {
        int top = stack.height - 1;
        if (!stack.isConstant(top)) { // null passes unseen, its class unresolved
          stack.impure(word(Op.CHECKCAST, stack.source(top), in.u2(bci + 1)));
        }
      }
      case Bytecodes.ATHROW -> {
        stack.flushAll();
        stack.impure(word(Op.ATHROW, 0, 0));
      }
      case Bytecodes.MONITORENTER, Bytecodes.MONITOREXIT -> {
        stack.flushAll();
        int top = stack.height - 1;
        boolean enter = op == Bytecodes.MONITORENTER;
        stack.impure(word(enter ? Op.MONITORENTER : Op.MONITOREXIT, stack.home(top), 0));
        stack.height = top;
      }
      case Bytecodes.WIDE -> wide(bci);
      case Bytecodes.MULTIANEWARRAY -> {
        stack.flushAll();
        stack.impure(word(Op.MULTIANEWARRAY, in.u1(bci + 3), in.u2(bci + 1)));
        stack.height -= in.u1(bci + 3);
        stack.pushHome(1);
      }
      default -> throw bad(op);
    }
  }

  /** An instruction that replaces the top of the stack, which must be in its home. */
  private void onTop(int op, int number) {
    stack.flushAll();
    stack.impure(word(op, stack.home(stack.height - 1), number));
  }

  private void call(int op, int receiver, int index) {
    String descriptor = pool.memberDescriptor(index);
    stack.flushAll();
    int first = stack.height - Descriptors.argumentSlots(descriptor) - receiver;
    stack.impure(word(op, stack.home(first), index));
    stack.height = first;
    int slots = StackHeights.returnSlots(descriptor);
    if (slots > 0) {
      stack.pushHome(slots);
    }
  }
}
