package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.BitSet;

/**
 * Reads of plain data between {@code StampedLock.tryOptimisticRead} and {@code validate}, as the
 * documentation of that class shows them. While the lock is held for writing, what such a read
 * gives makes no difference: the stamp was obtained before, so {@code validate} will say no, and
 * then nothing uses the value any more.
 *
 * <p>That is so if the code from the read to the call of {@code validate} on that lock only moves
 * and calculates values, and if all variables that it gives a value to are dead where {@code
 * validate} has said no. With code of any other form the read is like any other.
 */
public final class OptimisticReads {
  private static final JdkClass LOCK = JdkClass.of("java/util/concurrent/locks/StampedLock");
  private static final JdkField STATE = LOCK.field("state");

  /** Of the lock's state. */
  private static final long WRITE_LOCKED = 1 << 7;

  /** Of a stamp: set if the lock is held. */
  private static final long MODES = 0xff;

  private final Machine machine;
  private final GuestThread thread;
  private final Method method;
  private final CodeAttribute code;
  private final ConstantPool pool;

  /** The variables that were given a value since the read. */
  private final BitSet stored = new BitSet();

  // The bytecodes before the current one.
  private int last = -1;
  private int lastButOne = -1;
  private int lastButTwo = -1;

  private OptimisticReads(Machine machine, GuestThread thread) {
    this.machine = machine;
    this.thread = thread;
    this.method = thread.method();
    this.code = method.codeAttribute();
    this.pool = method.file().pool();
  }

  /** Whether what a thread is about to read makes no difference. */
  public static boolean isVoid(Machine machine, GuestThread t) {
    if (t.method().isSynthetic() || t.method().isNative()) {
      return false;
    }
    return new OptimisticReads(machine, t).isVoid();
  }

  private boolean isVoid() {
    int bci = method.bci(thread.pc());
    if (!isRead(op(bci))) {
      return false;
    }
    while (isPlain(bci)) {
      lastButTwo = lastButOne;
      lastButOne = last;
      last = bci;
      bci = next(bci);
    }
    return isValidate(bci) && isWriteLocked(lock()) && isForgotten(next(bci));
  }

  private static boolean isRead(int op) {
    return op == Bytecodes.GETFIELD || op == Bytecodes.GETSTATIC;
  }

  /** Whether a bytecode can neither fail nor branch nor be noticed by others. */
  private boolean isPlain(int bci) {
    int op = op(bci);
    if (op >= Bytecodes.ISTORE && op <= Bytecodes.ASTORE_3) {
      int slot = op <= Bytecodes.ASTORE ? u1(bci + 1) : (op - Bytecodes.ISTORE_0) & 3;
      stored.set(slot);
      return true;
    }
    boolean divides =
        op == Bytecodes.IDIV
            || op == Bytecodes.LDIV
            || op == Bytecodes.IREM
            || op == Bytecodes.LREM;
    return op <= Bytecodes.SIPUSH
        || op == Bytecodes.LDC2_W
        || (op >= Bytecodes.ILOAD && op <= Bytecodes.ALOAD_3)
        || (op >= Bytecodes.POP && op <= Bytecodes.LXOR && !divides)
        || (op >= Bytecodes.I2L && op <= Bytecodes.DCMPG)
        || op == Bytecodes.GETSTATIC
        || (op == Bytecodes.GETFIELD && (last < 0 || isUnchanged(last)));
  }

  /** Whether a bytecode loads a reference that was there before the read. */
  private boolean isUnchanged(int bci) {
    int slot = local(bci);
    return slot >= 0 && !stored.get(slot);
  }

  /**
   * The variable that holds the reference which a bytecode loads; negative if it is no such one.
   */
  private int local(int bci) {
    if (bci < 0) {
      return -1;
    }
    int op = op(bci);
    if (op >= Bytecodes.ALOAD_0 && op <= Bytecodes.ALOAD_3) {
      return op - Bytecodes.ALOAD_0;
    }
    return op == Bytecodes.ALOAD ? u1(bci + 1) : -1;
  }

  private boolean isValidate(int bci) {
    return op(bci) == Bytecodes.INVOKEVIRTUAL
        && pool.memberOwner(u2(bci + 1)).equals(LOCK.name())
        && pool.memberName(u2(bci + 1)).equals("validate");
  }

  /** The lock whose stamp is about to be loaded and validated; 0 if it cannot be told. */
  private int lock() {
    if (lastButOne < 0 || !isOptimistic(last)) {
      return 0;
    }
    if (isUnchanged(lastButOne)) {
      return value(local(lastButOne));
    }
    int op = op(lastButOne);
    if (!isRead(op) || !pool.memberOwner(u2(lastButOne + 1)).equals(method.holder.name)) {
      return 0;
    }
    Field f = method.holder.declaredField(pool.memberName(u2(lastButOne + 1)));
    if (f == null || !Modifier.isFinal(f.flags)) {
      return 0;
    }
    if (op == Bytecodes.GETSTATIC) {
      return (int) machine.heap().field(f.holder.mirror, f.slot);
    }
    int object = isUnchanged(lastButTwo) ? value(local(lastButTwo)) : 0;
    return object == 0 ? 0 : (int) machine.heap().field(object, f.slot);
  }

  /**
   * Whether a bytecode loads a stamp that was there before the read, and is none of a lock held.
   */
  private boolean isOptimistic(int bci) {
    int op = op(bci);
    int slot = op == Bytecodes.LLOAD ? u1(bci + 1) : op - Bytecodes.LLOAD_0;
    boolean isLoad = op == Bytecodes.LLOAD || (op >= Bytecodes.LLOAD_0 && op <= Bytecodes.LLOAD_3);
    return isLoad
        && !stored.get(slot)
        && (thread.stack[thread.bases[thread.depth] + slot] & MODES) == 0;
  }

  private int value(int local) {
    return (int) thread.stack[thread.bases[thread.depth] + local];
  }

  private boolean isWriteLocked(int lock) {
    return lock != 0
        && LOCK.is(machine.heap().klass[lock])
        && (machine.heap().field(lock, STATE.requireSlot(machine.universe())) & WRITE_LOCKED) != 0;
  }

  /** Whether a branch forgets everything if the answer was no. */
  private boolean isForgotten(int branch) {
    int target;
    if (op(branch) == Bytecodes.IFEQ) {
      target = branch + (short) u2(branch + 1);
    } else if (op(branch) == Bytecodes.IFNE) {
      target = next(branch);
    } else {
      return false;
    }
    BitSet live = BitSet.valueOf(method.flow().liveMask(target));
    return live.length() <= code.maxLocals() && !live.intersects(stored);
  }

  private int op(int bci) {
    return u1(bci);
  }

  private int u1(int bci) {
    return code.bytes()[code.start() + bci] & 0xff;
  }

  private int u2(int bci) {
    return u1(bci) << 8 | u1(bci + 1);
  }

  private int next(int bci) {
    return bci + Bytecodes.lengthAt(code, bci);
  }
}
