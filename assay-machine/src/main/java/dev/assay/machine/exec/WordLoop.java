package dev.assay.machine.exec;

import static dev.assay.machine.exec.Arithmetic.compare;
import static dev.assay.machine.exec.Arithmetic.d;
import static dev.assay.machine.exec.Arithmetic.f;

import dev.assay.machine.code.Op;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/**
 * The interpreter's innermost loop: one switch over code words, within one frame, without a call
 * and without allocation. What takes more is left to {@link Interpreter}.
 *
 * <p>Its shape serves HotSpot's optimising compiler:
 *
 * <ul>
 *   <li>It does not compile methods of more than 8000 bytes of bytecode.
 *   <li>No register survives a call, so a loop with calls keeps its variables in memory.
 *   <li>What several cases compute from the same word would be computed once, in front of the
 *       switch, for all of them, and there are not enough registers for that. The caller therefore
 *       gives the code twice: the opcode is read from one array and the operands from the other,
 *       which the compiler does not know to be the same. Once an opcode is one of those below, its
 *       word does not change any more, so nothing can happen in between.
 * </ul>
 *
 * <p>Null references, bad indexes and division by zero are not tested for: the host raises its own
 * exception on the same condition, and {@link Exceptions#hostException} turns it into the program's
 * after it has made sure that the program is to blame. For that to work a word must not change
 * anything before its last operation that can fail.
 *
 * <p>A machine whose values may be terms has a loop of its own, which extends this one; no other
 * machine pays for that.
 */
public class WordLoop {
  public final Universe universe;

  /** What the thread may still execute. */
  public int budget;

  /** The word at which the loop was left. */
  public long word;

  /** The pc behind that word. */
  public int at;

  public WordLoop(Universe universe) {
    this.universe = universe;
  }

  /**
   * Executes words until one comes that is left to others.
   *
   * @param code the code, for opcodes
   * @param words the same code, for operands
   * @param s the slots of the thread
   * @param lb where those of the frame begin
   * @return the pc behind the word that is left to others, or the complemented pc of a branch
   *     target where the thread is to be interrupted
   */
  protected int run(
      long[] code,
      long[] words,
      long[] s,
      int lb,
      int start,
      Object[] data,
      Klass[] klass,
      int[] component) {
    int pc = start;
    try {
      loop:
      for (; ; ) {
        long w;
        int target;
        switch ((int) code[pc] & 0xffff) {
          case Op.MOVE:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)];
            continue;
          case Op.CONST:
            w = words[pc++];
            s[a(w, lb)] = w >> 32;
            continue;
          case Op.CONST_WIDE:
            w = words[pc++];
            s[a(w, lb)] = words[pc++];
            continue;
          case Op.IADD:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] + (int) s[c(w, lb)];
            continue;
          case Op.ISUB:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] - (int) s[c(w, lb)];
            continue;
          case Op.IMUL:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] * (int) s[c(w, lb)];
            continue;
          case Op.IDIV:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] / (int) s[c(w, lb)];
            continue;
          case Op.IREM:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] % (int) s[c(w, lb)];
            continue;
          case Op.ISHL:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] << (int) s[c(w, lb)];
            continue;
          case Op.ISHR:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] >> (int) s[c(w, lb)];
            continue;
          case Op.IUSHR:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] >>> (int) s[c(w, lb)];
            continue;
          case Op.AND:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] & s[c(w, lb)];
            continue;
          case Op.OR:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] | s[c(w, lb)];
            continue;
          case Op.XOR:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] ^ s[c(w, lb)];
            continue;
          case Op.LADD:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] + s[c(w, lb)];
            continue;
          case Op.LSUB:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] - s[c(w, lb)];
            continue;
          case Op.LMUL:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] * s[c(w, lb)];
            continue;
          case Op.LDIV:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] / s[c(w, lb)];
            continue;
          case Op.LREM:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] % s[c(w, lb)];
            continue;
          case Op.LSHL:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] << (int) s[c(w, lb)];
            continue;
          case Op.LSHR:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] >> (int) s[c(w, lb)];
            continue;
          case Op.LUSHR:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] >>> (int) s[c(w, lb)];
            continue;
          case Op.FADD:
            w = words[pc++];
            s[a(w, lb)] = f(f(s[b(w, lb)]) + f(s[c(w, lb)]));
            continue;
          case Op.FSUB:
            w = words[pc++];
            s[a(w, lb)] = f(f(s[b(w, lb)]) - f(s[c(w, lb)]));
            continue;
          case Op.FMUL:
            w = words[pc++];
            s[a(w, lb)] = f(f(s[b(w, lb)]) * f(s[c(w, lb)]));
            continue;
          case Op.FDIV:
            w = words[pc++];
            s[a(w, lb)] = f(f(s[b(w, lb)]) / f(s[c(w, lb)]));
            continue;
          case Op.DADD:
            w = words[pc++];
            s[a(w, lb)] = d(d(s[b(w, lb)]) + d(s[c(w, lb)]));
            continue;
          case Op.DSUB:
            w = words[pc++];
            s[a(w, lb)] = d(d(s[b(w, lb)]) - d(s[c(w, lb)]));
            continue;
          case Op.DMUL:
            w = words[pc++];
            s[a(w, lb)] = d(d(s[b(w, lb)]) * d(s[c(w, lb)]));
            continue;
          case Op.DDIV:
            w = words[pc++];
            s[a(w, lb)] = d(d(s[b(w, lb)]) / d(s[c(w, lb)]));
            continue;
          case Op.LCMP:
            w = words[pc++];
            s[a(w, lb)] = Long.compare(s[b(w, lb)], s[c(w, lb)]);
            continue;
          case Op.FCMPL:
            w = words[pc++];
            s[a(w, lb)] = compare(f(s[b(w, lb)]), f(s[c(w, lb)]), -1);
            continue;
          case Op.FCMPG:
            w = words[pc++];
            s[a(w, lb)] = compare(f(s[b(w, lb)]), f(s[c(w, lb)]), 1);
            continue;
          case Op.DCMPL:
            w = words[pc++];
            s[a(w, lb)] = compare(d(s[b(w, lb)]), d(s[c(w, lb)]), -1);
            continue;
          case Op.DCMPG:
            w = words[pc++];
            s[a(w, lb)] = compare(d(s[b(w, lb)]), d(s[c(w, lb)]), 1);
            continue;
          case Op.IADD_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] + (int) (w >> 48);
            continue;
          case Op.IMUL_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] * (int) (w >> 48);
            continue;
          case Op.IDIV_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] / (int) (w >> 48);
            continue;
          case Op.IREM_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] % (int) (w >> 48);
            continue;
          case Op.ISHL_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] << (int) (w >> 48);
            continue;
          case Op.ISHR_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] >> (int) (w >> 48);
            continue;
          case Op.IUSHR_K:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)] >>> (int) (w >> 48);
            continue;
          case Op.AND_K:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] & (w >> 48);
            continue;
          case Op.LADD_K:
            w = words[pc++];
            s[a(w, lb)] = s[b(w, lb)] + (w >> 48);
            continue;
          case Op.INEG:
            w = words[pc++];
            s[a(w, lb)] = -(int) s[b(w, lb)];
            continue;
          case Op.LNEG:
            w = words[pc++];
            s[a(w, lb)] = -s[b(w, lb)];
            continue;
          case Op.FNEG:
            w = words[pc++];
            s[a(w, lb)] = f(-f(s[b(w, lb)]));
            continue;
          case Op.DNEG:
            w = words[pc++];
            s[a(w, lb)] = d(-d(s[b(w, lb)]));
            continue;
          case Op.L2I:
            w = words[pc++];
            s[a(w, lb)] = (int) s[b(w, lb)];
            continue;
          case Op.I2B:
            w = words[pc++];
            s[a(w, lb)] = (byte) s[b(w, lb)];
            continue;
          case Op.I2C:
            w = words[pc++];
            s[a(w, lb)] = (char) s[b(w, lb)];
            continue;
          case Op.I2S:
            w = words[pc++];
            s[a(w, lb)] = (short) s[b(w, lb)];
            continue;
          case Op.I2F:
            w = words[pc++];
            s[a(w, lb)] = f((float) (int) s[b(w, lb)]);
            continue;
          case Op.I2D:
            w = words[pc++];
            s[a(w, lb)] = d((double) (int) s[b(w, lb)]);
            continue;
          case Op.L2F:
            w = words[pc++];
            s[a(w, lb)] = f((float) s[b(w, lb)]);
            continue;
          case Op.L2D:
            w = words[pc++];
            s[a(w, lb)] = d((double) s[b(w, lb)]);
            continue;
          case Op.F2I:
            w = words[pc++];
            s[a(w, lb)] = (int) f(s[b(w, lb)]);
            continue;
          case Op.F2L:
            w = words[pc++];
            s[a(w, lb)] = (long) f(s[b(w, lb)]);
            continue;
          case Op.F2D:
            w = words[pc++];
            s[a(w, lb)] = d((double) f(s[b(w, lb)]));
            continue;
          case Op.D2I:
            w = words[pc++];
            s[a(w, lb)] = (int) d(s[b(w, lb)]);
            continue;
          case Op.D2L:
            w = words[pc++];
            s[a(w, lb)] = (long) d(s[b(w, lb)]);
            continue;
          case Op.D2F:
            w = words[pc++];
            s[a(w, lb)] = f((float) d(s[b(w, lb)]));
            continue;
          case Op.IFEQ:
            w = words[pc++];
            if (s[a(w, lb)] == 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IFNE:
            w = words[pc++];
            if (s[a(w, lb)] != 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IFLT:
            w = words[pc++];
            if (s[a(w, lb)] < 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IFGE:
            w = words[pc++];
            if (s[a(w, lb)] >= 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IFGT:
            w = words[pc++];
            if (s[a(w, lb)] > 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IFLE:
            w = words[pc++];
            if (s[a(w, lb)] <= 0) {
              target = (int) (w >> 32);
              break;
            }
            continue;
          case Op.IF_CMPEQ:
            w = words[pc++];
            if (s[a(w, lb)] == s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPNE:
            w = words[pc++];
            if (s[a(w, lb)] != s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLT:
            w = words[pc++];
            if (s[a(w, lb)] < s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGE:
            w = words[pc++];
            if (s[a(w, lb)] >= s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGT:
            w = words[pc++];
            if (s[a(w, lb)] > s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLE:
            w = words[pc++];
            if (s[a(w, lb)] <= s[b(w, lb)]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPEQ_K:
            w = words[pc++];
            if (s[a(w, lb)] == (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPNE_K:
            w = words[pc++];
            if (s[a(w, lb)] != (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLT_K:
            w = words[pc++];
            if (s[a(w, lb)] < (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGE_K:
            w = words[pc++];
            if (s[a(w, lb)] >= (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGT_K:
            w = words[pc++];
            if (s[a(w, lb)] > (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLE_K:
            w = words[pc++];
            if (s[a(w, lb)] <= (short) (w >> 32)) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPEQ_W:
            w = words[pc++];
            if (s[a(w, lb)] == words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPNE_W:
            w = words[pc++];
            if (s[a(w, lb)] != words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLT_W:
            w = words[pc++];
            if (s[a(w, lb)] < words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGE_W:
            w = words[pc++];
            if (s[a(w, lb)] >= words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPGT_W:
            w = words[pc++];
            if (s[a(w, lb)] > words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.IF_CMPLE_W:
            w = words[pc++];
            if (s[a(w, lb)] <= words[pc++]) {
              target = (int) (w >> 48);
              break;
            }
            continue;
          case Op.JUMP:
            w = words[pc++];
            target = (int) (w >> 32);
            break;
          case Op.TABLESWITCH:
            {
              w = words[pc++];
              int i = (int) s[a(w, lb)] - (int) words[pc + 1];
              boolean inside = Integer.compareUnsigned(i, (int) (w >> 32)) < 0;
              target = (int) words[inside ? pc + 2 + i : pc];
              break;
            }
          case Op.IALOAD:
            w = words[pc++];
            s[a(w, lb)] = ((int[]) data[(int) s[b(w, lb)]])[(int) s[c(w, lb)]];
            continue;
          case Op.LALOAD:
            w = words[pc++];
            s[a(w, lb)] = ((long[]) data[(int) s[b(w, lb)]])[(int) s[c(w, lb)]];
            continue;
          case Op.BALOAD:
            w = words[pc++];
            s[a(w, lb)] = ((byte[]) data[(int) s[b(w, lb)]])[(int) s[c(w, lb)]];
            continue;
          case Op.CALOAD:
            w = words[pc++];
            s[a(w, lb)] = ((char[]) data[(int) s[b(w, lb)]])[(int) s[c(w, lb)]];
            continue;
          case Op.SALOAD:
            w = words[pc++];
            s[a(w, lb)] = ((short[]) data[(int) s[b(w, lb)]])[(int) s[c(w, lb)]];
            continue;
          case Op.IASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((int[]) data[r])[(int) s[b(w, lb)]] = (int) s[c(w, lb)];
              continue;
            }
          case Op.LASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) s[b(w, lb)]] = s[c(w, lb)];
              continue;
            }
          case Op.BASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              byte[] d = (byte[]) data[r];
              int v = (int) s[c(w, lb)];
              d[(int) s[b(w, lb)]] = (byte) (klass[r].kind == 'Z' ? v & 1 : v);
              continue;
            }
          case Op.CASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((char[]) data[r])[(int) s[b(w, lb)]] = (char) s[c(w, lb)];
              continue;
            }
          case Op.SASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((short[]) data[r])[(int) s[b(w, lb)]] = (short) s[c(w, lb)];
              continue;
            }
          case Op.AASTORE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              int v = (int) s[c(w, lb)];
              if (component[r] != 0 || (v != 0 && r != 0 && klass[v] != klass[r].component)) {
                break loop;
              }
              ((int[]) data[r])[(int) s[b(w, lb)]] = v;
              continue;
            }
          case Op.ARRAYLENGTH:
            {
              w = words[pc++];
              Object d = data[(int) s[b(w, lb)]];
              if (d instanceof int[]) {
                s[a(w, lb)] = ((int[]) d).length;
              } else if (d instanceof byte[]) {
                s[a(w, lb)] = ((byte[]) d).length;
              } else if (d instanceof char[]) {
                s[a(w, lb)] = ((char[]) d).length;
              } else {
                break loop;
              }
              continue;
            }
          case Op.GET:
            w = words[pc++];
            s[a(w, lb)] = ((long[]) data[(int) s[b(w, lb)]])[(int) (w >>> 48)];
            continue;
          case Op.PUT:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) (w >>> 48)] = s[b(w, lb)];
              continue;
            }
          case Op.PUT_BOOLEAN:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) (w >>> 48)] = s[b(w, lb)] & 1;
              continue;
            }
          case Op.PUT_BYTE:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) (w >>> 48)] = (byte) s[b(w, lb)];
              continue;
            }
          case Op.PUT_CHAR:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) (w >>> 48)] = (char) s[b(w, lb)];
              continue;
            }
          case Op.PUT_SHORT:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (component[r] != 0) {
                break loop;
              }
              ((long[]) data[r])[(int) (w >>> 48)] = (short) s[b(w, lb)];
              continue;
            }
          case Op.GET_STATIC:
            {
              w = words[pc++];
              long f = universe.statics[(int) (w >> 32)];
              int r = (int) (f >> 32);
              if (r >= data.length) {
                break loop;
              }
              long[] d = (long[]) data[r];
              if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
                break loop;
              }
              s[a(w, lb)] = d[(int) f & 0xffff];
              continue;
            }
          case Op.CAST:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (r != 0 && klass[r] != universe.klasses[(int) (w >> 32)]) {
                break loop;
              }
              continue;
            }
          case Op.TEST:
            {
              w = words[pc++];
              int r = (int) s[a(w, lb)];
              if (r != 0) {
                if (klass[r] != universe.klasses[(int) (w >> 32)]) {
                  break loop;
                }
                s[a(w, lb)] = 1;
              }
              continue;
            }
          case Op.LITERAL:
            {
              w = words[pc++];
              int r = (int) (w >> 32);
              if (r >= data.length || data[r] == null) {
                break loop;
              }
              s[a(w, lb)] = r;
              continue;
            }
          default:
            pc++;
            break loop;
        }
        // A branch. Going backwards is where a loop can be interrupted.
        if (target < 0) {
          target = ~target;
          if (budget <= 0) {
            return ~target;
          }
          budget -= Interpreter.BRANCH_COST;
        }
        pc = target;
      }
    } catch (NullPointerException | ArithmeticException | ArrayIndexOutOfBoundsException e) {
      at = pc;
      word = code[pc - 1];
      throw e;
    }
    at = pc;
    word = code[pc - 1];
    return pc;
  }

  // The slots that a word's operands name.

  public static int a(long w, int lb) {
    return lb + ((int) w >>> 16);
  }

  public static int b(long w, int lb) {
    return lb + ((int) (w >>> 32) & 0xffff);
  }

  public static int c(long w, int lb) {
    return lb + (int) (w >>> 48);
  }
}
