package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;

/**
 * The interpreter's loop: one switch over code words, no allocation except for the program's own
 * objects. HotSpot does not compile methods of more than 8000 bytes of bytecode, so everything that
 * is not on the hot path lies in {@link SlowPath}.
 *
 * <p>Null references, bad indexes and division by zero are not tested for: the host raises its own
 * exception on the same condition, and {@link SlowPath#hostException} turns it into the program's
 * after it has made sure that the program is to blame. For that to work an instruction must not
 * change {@code sp} before its last operation that can fail.
 */
public final class Interpreter {
  private final Machine machine;
  private final Heap heap;
  private final Universe universe;
  private final SlowPath slow;

  /** Instructions executed so far. */
  public long executed;

  /**
   * Set when a thread has used up its budget. That is looked at before calls and at backward
   * branches only, never where an instruction is executed for the first time, so that where a
   * thread is interrupted does not depend on what was executed before it.
   */
  private boolean interrupted;

  public Interpreter(Machine machine, SlowPath slow) {
    this.machine = machine;
    this.heap = machine.heap();
    this.universe = machine.universe();
    this.slow = slow;
  }

  /**
   * Runs a thread until it cannot go on, ends, or has executed about {@code quantum} instructions.
   */
  public void run(GuestThread t, int quantum) {
    int budget = quantum;
    for (; ; ) {
      budget = runFrames(t, budget);
      if (interrupted || t.status != GuestThread.Status.RUNNABLE || machine.switchRequested()) {
        interrupted = false;
        executed += quantum - budget;
        return;
      }
    }
  }

  /**
   * Runs until the slow path has changed the thread's frames or status; returns the budget left.
   */
  private int runFrames(GuestThread t, int quantum) {
    int budget = quantum;
    final Heap heap = this.heap;
    Object[] data = heap.data;
    Klass[] klass = heap.klass;
    int[] component = heap.component;
    long[] s = t.stack;
    int depth = t.depth;
    Method method = t.methods[depth];
    long[] code = method.code;
    int lb = t.bases[depth];
    int sp = t.sp;
    int pc = t.pcs[depth];
    try {
      for (; ; ) {
        long w = code[pc++];
        budget--;
        int target;
        branch:
        {
          Method callee;
          call:
          {
            switch ((int) w & 0xffff) {
              case Op.NOP:
                continue;
              case Op.PUSH:
                s[sp++] = w >> 32;
                continue;
              case Op.PUSH2:
                s[sp] = w >> 32;
                sp += 2;
                continue;
              case Op.PUSHW:
                s[sp] = code[pc++];
                sp += 2;
                continue;
              case Op.LOAD:
                s[sp++] = s[lb + ((int) w >>> 16)];
                continue;
              case Op.LOAD2:
                s[sp] = s[lb + ((int) w >>> 16)];
                sp += 2;
                continue;
              case Op.STORE:
                s[lb + ((int) w >>> 16)] = s[--sp];
                continue;
              case Op.STORE2:
                sp -= 2;
                s[lb + ((int) w >>> 16)] = s[sp];
                continue;
              case Op.IALOAD:
                s[sp - 2] = ((int[]) data[(int) s[sp - 2]])[(int) s[sp - 1]];
                sp--;
                continue;
              case Op.LALOAD:
                s[sp - 2] = ((long[]) data[(int) s[sp - 2]])[(int) s[sp - 1]];
                continue;
              case Op.BALOAD:
                s[sp - 2] = ((byte[]) data[(int) s[sp - 2]])[(int) s[sp - 1]];
                sp--;
                continue;
              case Op.CALOAD:
                s[sp - 2] = ((char[]) data[(int) s[sp - 2]])[(int) s[sp - 1]];
                sp--;
                continue;
              case Op.SALOAD:
                s[sp - 2] = ((short[]) data[(int) s[sp - 2]])[(int) s[sp - 1]];
                sp--;
                continue;
              case Op.IASTORE:
                {
                  int r = (int) s[sp - 3];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((int[]) data[r])[(int) s[sp - 2]] = (int) s[sp - 1];
                  sp -= 3;
                  continue;
                }
              case Op.LASTORE:
                {
                  int r = (int) s[sp - 4];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((long[]) data[r])[(int) s[sp - 3]] = s[sp - 2];
                  sp -= 4;
                  continue;
                }
              case Op.BASTORE:
                {
                  int r = (int) s[sp - 3];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  int v = (int) s[sp - 1];
                  ((byte[]) data[r])[(int) s[sp - 2]] = (byte) (klass[r].kind == 'Z' ? v & 1 : v);
                  sp -= 3;
                  continue;
                }
              case Op.CASTORE:
                {
                  int r = (int) s[sp - 3];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((char[]) data[r])[(int) s[sp - 2]] = (char) s[sp - 1];
                  sp -= 3;
                  continue;
                }
              case Op.SASTORE:
                {
                  int r = (int) s[sp - 3];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((short[]) data[r])[(int) s[sp - 2]] = (short) s[sp - 1];
                  sp -= 3;
                  continue;
                }
              case Op.AASTORE:
                {
                  int r = (int) s[sp - 3];
                  int v = (int) s[sp - 1];
                  if (v != 0 && r != 0 && !klass[v].isSubtypeOf(klass[r].component)) {
                    break; // the slow path finds out which exception it is
                  }
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((int[]) data[r])[(int) s[sp - 2]] = v;
                  sp -= 3;
                  continue;
                }
              case Op.POP:
                sp--;
                continue;
              case Op.POP2:
                sp -= 2;
                continue;
              case Op.DUP:
                s[sp] = s[sp - 1];
                sp++;
                continue;
              case Op.DUP_X1:
                {
                  long v = s[sp - 1];
                  s[sp - 1] = s[sp - 2];
                  s[sp - 2] = v;
                  s[sp++] = v;
                  continue;
                }
              case Op.DUP_X2:
                {
                  long v = s[sp - 1];
                  s[sp - 1] = s[sp - 2];
                  s[sp - 2] = s[sp - 3];
                  s[sp - 3] = v;
                  s[sp++] = v;
                  continue;
                }
              case Op.DUP2:
                s[sp] = s[sp - 2];
                s[sp + 1] = s[sp - 1];
                sp += 2;
                continue;
              case Op.DUP2_X1:
                {
                  long v = s[sp - 1];
                  long u = s[sp - 2];
                  s[sp - 1] = s[sp - 3];
                  s[sp + 1] = v;
                  s[sp] = u;
                  s[sp - 2] = v;
                  s[sp - 3] = u;
                  sp += 2;
                  continue;
                }
              case Op.DUP2_X2:
                {
                  long v = s[sp - 1];
                  long u = s[sp - 2];
                  s[sp - 1] = s[sp - 3];
                  s[sp - 2] = s[sp - 4];
                  s[sp + 1] = v;
                  s[sp] = u;
                  s[sp - 3] = v;
                  s[sp - 4] = u;
                  sp += 2;
                  continue;
                }
              case Op.SWAP:
                {
                  long v = s[sp - 1];
                  s[sp - 1] = s[sp - 2];
                  s[sp - 2] = v;
                  continue;
                }
              case Op.IADD:
                s[sp - 2] = (int) s[sp - 2] + (int) s[sp - 1];
                sp--;
                continue;
              case Op.LADD:
                s[sp - 4] = s[sp - 4] + s[sp - 2];
                sp -= 2;
                continue;
              case Op.FADD:
                s[sp - 2] = f(f(s[sp - 2]) + f(s[sp - 1]));
                sp--;
                continue;
              case Op.DADD:
                s[sp - 4] = d(d(s[sp - 4]) + d(s[sp - 2]));
                sp -= 2;
                continue;
              case Op.ISUB:
                s[sp - 2] = (int) s[sp - 2] - (int) s[sp - 1];
                sp--;
                continue;
              case Op.LSUB:
                s[sp - 4] = s[sp - 4] - s[sp - 2];
                sp -= 2;
                continue;
              case Op.FSUB:
                s[sp - 2] = f(f(s[sp - 2]) - f(s[sp - 1]));
                sp--;
                continue;
              case Op.DSUB:
                s[sp - 4] = d(d(s[sp - 4]) - d(s[sp - 2]));
                sp -= 2;
                continue;
              case Op.IMUL:
                s[sp - 2] = (int) s[sp - 2] * (int) s[sp - 1];
                sp--;
                continue;
              case Op.LMUL:
                s[sp - 4] = s[sp - 4] * s[sp - 2];
                sp -= 2;
                continue;
              case Op.FMUL:
                s[sp - 2] = f(f(s[sp - 2]) * f(s[sp - 1]));
                sp--;
                continue;
              case Op.DMUL:
                s[sp - 4] = d(d(s[sp - 4]) * d(s[sp - 2]));
                sp -= 2;
                continue;
              case Op.IDIV:
                s[sp - 2] = (int) s[sp - 2] / (int) s[sp - 1];
                sp--;
                continue;
              case Op.LDIV:
                s[sp - 4] = s[sp - 4] / s[sp - 2];
                sp -= 2;
                continue;
              case Op.FDIV:
                s[sp - 2] = f(f(s[sp - 2]) / f(s[sp - 1]));
                sp--;
                continue;
              case Op.DDIV:
                s[sp - 4] = d(d(s[sp - 4]) / d(s[sp - 2]));
                sp -= 2;
                continue;
              case Op.IREM:
                s[sp - 2] = (int) s[sp - 2] % (int) s[sp - 1];
                sp--;
                continue;
              case Op.LREM:
                s[sp - 4] = s[sp - 4] % s[sp - 2];
                sp -= 2;
                continue;
              case Op.FREM:
                s[sp - 2] = f(f(s[sp - 2]) % f(s[sp - 1]));
                sp--;
                continue;
              case Op.DREM:
                s[sp - 4] = d(d(s[sp - 4]) % d(s[sp - 2]));
                sp -= 2;
                continue;
              case Op.INEG:
                s[sp - 1] = -(int) s[sp - 1];
                continue;
              case Op.LNEG:
                s[sp - 2] = -s[sp - 2];
                continue;
              case Op.FNEG:
                s[sp - 1] = f(-f(s[sp - 1]));
                continue;
              case Op.DNEG:
                s[sp - 2] = d(-d(s[sp - 2]));
                continue;
              case Op.ISHL:
                s[sp - 2] = (int) s[sp - 2] << (int) s[sp - 1];
                sp--;
                continue;
              case Op.LSHL:
                s[sp - 3] = s[sp - 3] << (int) s[sp - 1];
                sp--;
                continue;
              case Op.ISHR:
                s[sp - 2] = (int) s[sp - 2] >> (int) s[sp - 1];
                sp--;
                continue;
              case Op.LSHR:
                s[sp - 3] = s[sp - 3] >> (int) s[sp - 1];
                sp--;
                continue;
              case Op.IUSHR:
                s[sp - 2] = (int) s[sp - 2] >>> (int) s[sp - 1];
                sp--;
                continue;
              case Op.LUSHR:
                s[sp - 3] = s[sp - 3] >>> (int) s[sp - 1];
                sp--;
                continue;
              case Op.IAND:
                s[sp - 2] &= s[sp - 1];
                sp--;
                continue;
              case Op.LAND:
                s[sp - 4] &= s[sp - 2];
                sp -= 2;
                continue;
              case Op.IOR:
                s[sp - 2] |= s[sp - 1];
                sp--;
                continue;
              case Op.LOR:
                s[sp - 4] |= s[sp - 2];
                sp -= 2;
                continue;
              case Op.IXOR:
                s[sp - 2] ^= s[sp - 1];
                sp--;
                continue;
              case Op.LXOR:
                s[sp - 4] ^= s[sp - 2];
                sp -= 2;
                continue;
              case Op.I2L:
                sp++;
                continue;
              case Op.I2F:
                s[sp - 1] = f((float) (int) s[sp - 1]);
                continue;
              case Op.I2D:
                s[sp - 1] = d((double) (int) s[sp - 1]);
                sp++;
                continue;
              case Op.L2I:
                sp--;
                s[sp - 1] = (int) s[sp - 1];
                continue;
              case Op.L2F:
                sp--;
                s[sp - 1] = f((float) s[sp - 1]);
                continue;
              case Op.L2D:
                s[sp - 2] = d((double) s[sp - 2]);
                continue;
              case Op.F2I:
                s[sp - 1] = (int) f(s[sp - 1]);
                continue;
              case Op.F2L:
                s[sp - 1] = (long) f(s[sp - 1]);
                sp++;
                continue;
              case Op.F2D:
                s[sp - 1] = d((double) f(s[sp - 1]));
                sp++;
                continue;
              case Op.D2I:
                sp--;
                s[sp - 1] = (int) d(s[sp - 1]);
                continue;
              case Op.D2L:
                s[sp - 2] = (long) d(s[sp - 2]);
                continue;
              case Op.D2F:
                sp--;
                s[sp - 1] = f((float) d(s[sp - 1]));
                continue;
              case Op.I2B:
                s[sp - 1] = (byte) s[sp - 1];
                continue;
              case Op.I2C:
                s[sp - 1] = (char) s[sp - 1];
                continue;
              case Op.I2S:
                s[sp - 1] = (short) s[sp - 1];
                continue;
              case Op.LCMP:
                s[sp - 4] = Long.compare(s[sp - 4], s[sp - 2]);
                sp -= 3;
                continue;
              case Op.FCMPL:
                s[sp - 2] = SlowPath.compare(f(s[sp - 2]), f(s[sp - 1]), -1);
                sp--;
                continue;
              case Op.FCMPG:
                s[sp - 2] = SlowPath.compare(f(s[sp - 2]), f(s[sp - 1]), 1);
                sp--;
                continue;
              case Op.DCMPL:
                s[sp - 4] = SlowPath.compare(d(s[sp - 4]), d(s[sp - 2]), -1);
                sp -= 3;
                continue;
              case Op.DCMPG:
                s[sp - 4] = SlowPath.compare(d(s[sp - 4]), d(s[sp - 2]), 1);
                sp -= 3;
                continue;
              case Op.IINC:
                {
                  int i = lb + ((int) w >>> 16);
                  s[i] = (int) s[i] + (int) (w >> 32);
                  continue;
                }
              case Op.IFEQ:
                if (s[--sp] == 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IFNE:
                if (s[--sp] != 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IFLT:
                if (s[--sp] < 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IFGE:
                if (s[--sp] >= 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IFGT:
                if (s[--sp] > 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IFLE:
                if (s[--sp] <= 0) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPEQ:
                sp -= 2;
                if (s[sp] == s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPNE:
                sp -= 2;
                if (s[sp] != s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPLT:
                sp -= 2;
                if (s[sp] < s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPGE:
                sp -= 2;
                if (s[sp] >= s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPGT:
                sp -= 2;
                if (s[sp] > s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.IF_ICMPLE:
                sp -= 2;
                if (s[sp] <= s[sp + 1]) {
                  target = (int) (w >> 32);
                  break branch;
                }
                continue;
              case Op.GOTO:
                target = (int) (w >> 32);
                break branch;
              case Op.TABLESWITCH:
                {
                  int i = (int) s[--sp] - (int) code[pc + 1];
                  boolean inside = Integer.compareUnsigned(i, (int) (w >> 32)) < 0;
                  target = (int) code[inside ? pc + 2 + i : pc];
                  break branch;
                }
              case Op.LOOKUPSWITCH:
                target = lookup(code, pc, (int) (w >> 32), (int) s[--sp]);
                break branch;
              case Op.RETURN0:
                sp = lb;
                depth--;
                if (depth < t.lowWater) {
                  t.lowWater = depth;
                }
                code = t.methods[depth].code;
                pc = t.pcs[depth];
                lb = t.bases[depth];
                continue;
              case Op.RETURN1:
                s[lb] = s[sp - 1];
                sp = lb + 1;
                depth--;
                if (depth < t.lowWater) {
                  t.lowWater = depth;
                }
                code = t.methods[depth].code;
                pc = t.pcs[depth];
                lb = t.bases[depth];
                continue;
              case Op.RETURN2:
                s[lb] = s[sp - 2];
                sp = lb + 2;
                depth--;
                if (depth < t.lowWater) {
                  t.lowWater = depth;
                }
                code = t.methods[depth].code;
                pc = t.pcs[depth];
                lb = t.bases[depth];
                continue;
              case Op.GETFIELD1_Q:
                s[sp - 1] = ((long[]) data[(int) s[sp - 1]])[(int) (w >> 32)];
                continue;
              case Op.GETFIELD2_Q:
                s[sp - 1] = ((long[]) data[(int) s[sp - 1]])[(int) (w >> 32)];
                sp++;
                continue;
              case Op.LOAD_GETFIELD1_Q:
                s[sp] = ((long[]) data[(int) s[lb + ((int) w >>> 16)]])[(int) (w >> 32)];
                sp++;
                pc++;
                continue;
              case Op.PUTFIELD1_Q:
                {
                  int r = (int) s[sp - 2];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((long[]) data[r])[(int) (w >> 32)] = s[sp - 1];
                  sp -= 2;
                  continue;
                }
              case Op.PUTFIELD2_Q:
                {
                  int r = (int) s[sp - 3];
                  if (component[r] != 0) {
                    heap.touch(r);
                  }
                  ((long[]) data[r])[(int) (w >> 32)] = s[sp - 2];
                  sp -= 3;
                  continue;
                }
              case Op.GETSTATIC1_Q:
                {
                  long[] d = (long[]) data[(int) (w >> 32)];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                    break;
                  }
                  s[sp++] = d[(int) w >>> 16];
                  continue;
                }
              case Op.GETSTATIC2_Q:
                {
                  long[] d = (long[]) data[(int) (w >> 32)];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                    break;
                  }
                  s[sp] = d[(int) w >>> 16];
                  sp += 2;
                  continue;
                }
              case Op.PUTSTATIC1_Q:
                {
                  int r = (int) (w >> 32);
                  long[] d = (long[]) data[r];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                    break;
                  }
                  if (component[r] != 0) {
                    heap.touch(r);
                    d = (long[]) data[r];
                  }
                  d[(int) w >>> 16] = s[--sp];
                  continue;
                }
              case Op.PUTSTATIC2_Q:
                {
                  int r = (int) (w >> 32);
                  long[] d = (long[]) data[r];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                    break;
                  }
                  if (component[r] != 0) {
                    heap.touch(r);
                    d = (long[]) data[r];
                  }
                  sp -= 2;
                  d[(int) w >>> 16] = s[sp];
                  continue;
                }
              case Op.INVOKEVIRTUAL_Q:
                callee = klass[(int) s[sp - ((int) w >>> 16)]].vtable[(int) (w >> 32)];
                break call;
              case Op.INVOKESPECIAL_Q:
                if (s[sp - ((int) w >>> 16)] == 0) {
                  break;
                }
                callee = universe.methods[(int) (w >> 32)];
                break call;
              case Op.INVOKESTATIC_NI_Q:
                callee = universe.methods[(int) (w >> 32)];
                break call;
              case Op.INVOKESTATIC_Q:
                {
                  callee = universe.methods[(int) (w >> 32)];
                  long[] d = (long[]) data[callee.holder.mirror];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                    break;
                  }
                  break call;
                }
              case Op.INVOKEINTERFACE_Q:
                callee =
                    klass[(int) s[sp - ((int) w >>> 16)]].selectInterface(
                        universe.methods[(int) (w >> 32)]);
                if (callee == null) {
                  break;
                }
                break call;
              case Op.NEW_Q:
                {
                  Site site = universe.sites[(int) (w >> 32)];
                  Klass k = site.klass;
                  long[] d = (long[]) data[k.mirror];
                  if (d == null || d[Klass.STATUS] != Klass.INITIALIZED || heap.collectionDue) {
                    break;
                  }
                  int n = k.instanceSlots;
                  s[sp++] = heap.allocate(t.chain(heap, site.id), k, new long[n], 16 + 8 * n);
                  data = heap.data;
                  klass = heap.klass;
                  component = heap.component;
                  continue;
                }
              case Op.ARRAYLENGTH:
                s[sp - 1] = Heap.length(data[(int) s[sp - 1]]);
                continue;
              case Op.CHECKCAST_Q:
                {
                  int r = (int) s[sp - 1];
                  if (r != 0) {
                    Klass wanted = universe.klasses[(int) (w >> 32)];
                    if (klass[r] != wanted && !klass[r].isSubtypeOf(wanted)) {
                      break;
                    }
                  }
                  continue;
                }
              case Op.INSTANCEOF_Q:
                {
                  int r = (int) s[sp - 1];
                  s[sp - 1] =
                      r != 0 && klass[r].isSubtypeOf(universe.klasses[(int) (w >> 32)]) ? 1 : 0;
                  continue;
                }
              case Op.LDC_REF_Q:
                {
                  int r = (int) (w >> 32);
                  if (r >= data.length || data[r] == null) {
                    break;
                  }
                  s[sp++] = r;
                  continue;
                }
              default:
            }
            // Whatever leaves the switch this way is done by the slow path on the saved frame.
            t.depth = depth;
            t.pcs[depth] = pc - 1;
            t.sp = sp;
            slow.execute(t, w);
            if (t.depth == depth && t.pcs[depth] == pc - 1) {
              budget++; // only replaced by its quick form
            }
            return budget;
          }
          // A call: the callee's locals begin with the arguments on our stack.
          long[] entry = callee.entry;
          int base = sp - callee.argSlots;
          if (entry == null
              || base + callee.frameSlots > s.length
              || depth + 2 > t.methods.length
              || budget <= 0) {
            t.depth = depth;
            t.pcs[depth] = pc - 1;
            t.sp = sp;
            if (budget <= 0) {
              interrupted = true;
              return budget;
            }
            if (callee.nativeTable == null || !slow.callNative(t, callee)) {
              slow.finishCall(t, callee);
              return budget;
            }
            sp = base + callee.returnSlots;
            data = heap.data;
            klass = heap.klass;
            component = heap.component;
            continue;
          }
          t.pcs[depth] = pc;
          depth++;
          t.methods[depth] = callee;
          t.bases[depth] = base;
          code = entry;
          lb = base;
          sp = base + callee.maxLocals;
          pc = 0;
          continue;
        }
        // A branch. Going backwards is where a loop can be interrupted.
        if (target < pc && budget <= 0) {
          t.depth = depth;
          t.pcs[depth] = target;
          t.sp = sp;
          interrupted = true;
          return budget;
        }
        pc = target;
      }
    } catch (Suspend e) {
      return budget;
    } catch (GuestThrow e) {
      slow.unwind(t, e.object);
      return budget;
    } catch (NullPointerException | ArithmeticException | ArrayIndexOutOfBoundsException e) {
      t.depth = depth;
      t.pcs[depth] = pc - 1;
      t.sp = sp;
      // How far the heap reaches follows from what other runs did: it must not cost anything.
      return slow.hostException(t, code[pc - 1], e) ? budget + 1 : budget;
    }
  }

  /** Binary search in a lookup switch's payload. */
  private static int lookup(long[] code, int pc, int count, int key) {
    int low = pc + 1;
    int high = pc + count;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      int k = (int) (code[mid] >> 32);
      if (k < key) {
        low = mid + 1;
      } else if (k > key) {
        high = mid - 1;
      } else {
        return (int) code[mid];
      }
    }
    return (int) code[pc];
  }

  private static float f(long v) {
    return Float.intBitsToFloat((int) v);
  }

  private static long f(float v) {
    return Float.floatToRawIntBits(v);
  }

  private static double d(long v) {
    return Double.longBitsToDouble(v);
  }

  private static long d(double v) {
    return Double.doubleToRawLongBits(v);
  }
}
