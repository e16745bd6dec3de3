package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.Interpreter;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.exec.WordLoop;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.term.Term;

/**
 * The loop of a machine whose values may be terms. It executes the same words as the loop it
 * extends, leaves the same ones to others, and computes on numbers in the same way; where an
 * operand is a term, {@link Computation} makes the result's.
 *
 * <p>It stops at a word whose outcome depends on a condition that the {@link Decider} does not
 * know, and at the {@link #setJoin join} of a region.
 */
public final class SymbolicLoop extends WordLoop {
  private final Machine machine;
  private final Values values;
  private final Computation computation;
  private final SymbolicArrays arrays;
  private final Decisions decisions;
  private final InputObjects objects;

  private int joinDepth = -1;
  private int joinPc = -1;
  private boolean joined;

  public SymbolicLoop(
      Machine machine,
      Values values,
      Decisions decisions,
      SymbolicArrays arrays,
      InputObjects objects) {
    super(machine.universe());
    this.machine = machine;
    this.values = values;
    this.computation = new Computation(values);
    this.decisions = decisions;
    this.arrays = arrays;
    this.objects = objects;
  }

  /**
   * Stops from now on where the frame at an index comes to a word, or ends.
   *
   * @param depth the frame; -1: nowhere
   */
  public void setJoin(int depth, int pc) {
    joinDepth = depth;
    joinPc = pc;
  }

  /** Whether it has stopped at the join since this was asked last. */
  public boolean takeJoined() {
    boolean result = joined;
    joined = false;
    return result;
  }

  @Override
  protected int run(
      long[] code,
      long[] words,
      long[] s,
      int lb,
      int start,
      Object[] data,
      Klass[] klass,
      int[] component) {
    GuestThread t = machine.current();
    int stop = -1;
    if (t.depth <= joinDepth) {
      if (t.depth < joinDepth) {
        joined = true;
        return ~start;
      }
      stop = joinPc;
    }
    int pc = start;
    try {
      loop:
      for (; ; ) {
        if (pc == stop) {
          joined = true;
          return ~pc;
        }
        long w = words[pc++];
        int op = (int) code[pc - 1] & 0xffff;
        int target;
        if (op <= Op.CONST_WIDE) {
          s[a(w, lb)] =
              op == Op.MOVE ? s[b(w, lb)] : op == Op.CONST ? w >> 32 : values.ofNumber(words[pc++]);
          continue;
        } else if (op <= Op.DCMPG) {
          long x = s[b(w, lb)];
          long y = s[c(w, lb)];
          if (!isTerm(x) && !isTerm(y)) {
            s[a(w, lb)] = computation.ofNumbers(op, x, y);
          } else if (!computation.divides(op) || mayDivide(t, op, y, pc - 1)) {
            s[a(w, lb)] = computation.binary(op, x, y);
          } else {
            return ~(pc - 1);
          }
          continue;
        } else if (op <= Op.LADD_K) {
          long x = s[b(w, lb)];
          s[a(w, lb)] =
              isTerm(x)
                  ? computation.binary(Computation.plain(op), x, w >> 48)
                  : computation.ofNumbers(Computation.plain(op), x, w >> 48);
          continue;
        } else if (op <= Op.D2F) {
          long x = s[b(w, lb)];
          s[a(w, lb)] = isTerm(x) ? computation.unary(op, x) : computation.ofNumber(op, x);
          continue;
        } else if (op <= Op.IF_CMPLE_W) {
          long x = s[a(w, lb)];
          long y = 0;
          target = (int) (w >> 48);
          int comparison = (op - Op.IFEQ) % 6;
          if (op <= Op.IFLE) {
            target = (int) (w >> 32);
          } else if (op <= Op.IF_CMPLE) {
            y = s[b(w, lb)];
          } else if (op <= Op.IF_CMPLE_K) {
            y = (short) (w >> 32);
          } else {
            y = words[pc++];
          }
          boolean taken;
          if (!isTerm(x) && !isTerm(y)) {
            taken = Computation.compare(comparison, x, y);
            if (x != y && op <= Op.IF_CMPNE && op >= Op.IF_CMPEQ && areBoxes(t, pc - 1, x, y)) {
              Term same = arrays.boxes().same((int) x, (int) y);
              if (same != null) {
                machine.interpreter().stopAt(t, pc - 1);
                switch (decisions.ask(same)) {
                  case YES -> taken = comparison == 0;
                  case NO -> taken = comparison != 0;
                  default -> {
                    return ~(pc - 1);
                  }
                }
              }
            }
          } else {
            int here = op >= Op.IF_CMPEQ_W ? pc - 2 : pc - 1;
            machine.interpreter().stopAt(t, here);
            switch (decisions.ask(computation.comparison(comparison, x, y))) {
              case YES -> taken = true;
              case NO -> taken = false;
              default -> {
                return ~here;
              }
            }
          }
          if (!taken) {
            continue;
          }
        } else if (op == Op.JUMP) {
          target = (int) (w >> 32);
        } else if (op == Op.TABLESWITCH) {
          long x = s[a(w, lb)];
          int count = (int) (w >> 32);
          int low = (int) words[pc + 1];
          int i;
          if (isTerm(x)) {
            machine.interpreter().stopAt(t, pc - 1);
            i = decisions.tableIndex(x, low, count);
            if (i < 0) {
              return ~(pc - 1);
            }
          } else {
            i = (int) x - low;
          }
          boolean inside = Integer.compareUnsigned(i, count) < 0;
          target = (int) words[inside ? pc + 2 + i : pc];
        } else if (op <= Op.SALOAD) {
          int r = (int) s[b(w, lb)];
          long i = s[c(w, lb)];
          long v;
          if (isTerm(i) && r != 0) {
            v = isInside(t, r, i, pc - 1) ? arrays.load(r, i) : Values.HIDDEN;
            if (Values.isHidden(v)) {
              return ~(pc - 1);
            }
          } else {
            v = SymbolicArrays.element(data[r], op, (int) i);
          }
          if (op == Op.IALOAD && objects.maybeOpen(v) && arrays.isOfReferences(r)) {
            machine.interpreter().stopAt(t, pc - 1);
            int index = isTerm(i) ? indexOf(i, r) : (int) i;
            v = objects.resolveElement(t, r, index);
            if (v == Decisions.UNKNOWN) {
              return ~(pc - 1);
            }
          }
          // Only now: the result may go where an operand is, which has to stay for another try.
          s[a(w, lb)] = v;
          continue;
        } else if (op <= Op.SASTORE) {
          int r = (int) s[a(w, lb)];
          long i = s[b(w, lb)];
          if (isTerm(i) && r != 0) {
            if (!isInside(t, r, i, pc - 1)) {
              return ~(pc - 1);
            }
            arrays.store(r, i, s[c(w, lb)]);
          } else {
            arrays.store(r, (int) i, s[c(w, lb)]);
          }
          continue;
        } else if (op == Op.AASTORE) {
          SymbolicArrays.rejectHidden(data[(int) s[a(w, lb)]]);
          long i = s[b(w, lb)];
          if (isTerm(i)) {
            int r = (int) s[a(w, lb)];
            if (r != 0 && !isInside(t, r, i, pc - 1)) {
              return ~(pc - 1);
            }
            int index = r == 0 ? 0 : indexOf(i, r);
            if (index == Decisions.UNKNOWN) {
              return ~(pc - 1);
            }
            s[b(w, lb)] = index; // what the index was is known now
          }
          break loop;
        } else if (op == Op.GET) {
          int r = (int) s[b(w, lb)];
          int slot = (int) (w >>> 48);
          long v = ((long[]) data[r])[slot];
          if (objects.maybeOpen(v) && objects.isOpenField(r, slot)) {
            machine.interpreter().stopAt(t, pc - 1);
            v = objects.resolveField(t, r, slot);
            if (v == Decisions.UNKNOWN) {
              return ~(pc - 1);
            }
          }
          s[a(w, lb)] = v;
          continue;
        } else if (op >= Op.PUT && op <= Op.PUT_SHORT) {
          int r = (int) s[a(w, lb)];
          long v = s[b(w, lb)];
          if (component[r] != 0) {
            machine.heap().ensurePrivate(r);
          }
          ((long[]) data[r])[(int) (w >>> 48)] =
              op == Op.PUT ? v : computation.narrow("ZBCS".charAt(op - Op.PUT_BOOLEAN), v);
          continue;
        } else if (op == Op.GET_STATIC) {
          long f = universe.statics[(int) (w >> 32)];
          int r = (int) (f >> 32);
          long[] d = r < data.length ? (long[]) data[r] : null;
          if (d == null || d[Klass.STATUS] != Klass.INITIALIZED) {
            break loop;
          }
          s[a(w, lb)] = d[(int) f & 0xffff];
          continue;
        } else if (op == Op.ARRAYLENGTH) {
          Object array = data[(int) s[b(w, lb)]];
          long length = arrays.hiddenLength(array);
          if (length != 0) {
            s[a(w, lb)] = length;
            continue;
          }
          SymbolicArrays.rejectHidden(array);
          break loop;
        } else if (op == Op.WATCH_ARRAY && isTerm(s[b(code[pc - 1], lb)])) {
          // Whoever watches has to know which element it is.
          int r = (int) s[a(code[pc - 1], lb)];
          long i = s[b(code[pc - 1], lb)];
          if (r != 0) {
            int index = isInside(t, r, i, pc - 1) ? indexOf(i, r) : Decisions.UNKNOWN;
            if (index == Decisions.UNKNOWN) {
              return ~(pc - 1);
            }
            s[b(code[pc - 1], lb)] = index;
          }
          break loop;
        } else if (op == Op.MONITORENTER) {
          machine.interpreter().stopAt(t, pc - 1);
          if (arrays.boxes().isBox(t.stack[t.sp - 1])) {
            throw new Unsupported("a lock on a box with a symbolic value");
          }
          break loop;
        } else if (op == Op.LOOKUPSWITCH && isTerm(s[a(w, lb)])) {
          int count = (int) (w >> 32);
          machine.interpreter().stopAt(t, pc - 1);
          int i = decisions.lookupIndex(s[a(w, lb)], words, pc, count);
          if (i < 0) {
            return ~(pc - 1);
          }
          target = (int) words[i == count ? pc : pc + 1 + i];
        } else if (op == Op.FREM || op == Op.DREM) {
          s[a(w, lb)] = computation.remainder(op, s[b(w, lb)], s[c(w, lb)]);
          continue;
        } else if (op == Op.PUT_STATIC_NARROW && isTerm(s[a(w, lb)])) {
          putStatic(t, universe.statics[(int) (w >> 32)], s[a(w, lb)], pc - 1);
          continue;
        } else if (op == Op.NEWARRAY_Q || op == Op.MULTIANEWARRAY) {
          makeArray(t, w, pc - 1);
          return ~t.pcs[t.depth];
        } else {
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
    } catch (Unsupported e) {
      machine.interpreter().stopAt(t, pc - 1); // so that it can be said where
      throw e;
    }
    at = pc;
    word = code[pc - 1];
    return pc;
  }

  /** Whether a branch compares references of which at least one is to a box of a term. */
  private boolean areBoxes(GuestThread t, int pc, long x, long y) {
    SymbolicBoxes boxes = arrays.boxes();
    return (boxes.isBox(x) || boxes.isBox(y)) && comparesReferences(t.method(), pc);
  }

  private static boolean comparesReferences(Method m, int pc) {
    int opcode = m.bytecodeAt(pc);
    return opcode == Bytecodes.IF_ACMPEQ || opcode == Bytecodes.IF_ACMPNE;
  }

  /** Whether a divisor is known not to be zero; raises the exception if it is known to be. */
  private boolean mayDivide(GuestThread t, int op, long divisor, int pc) {
    if (!isTerm(divisor)) {
      if (divisor == 0) {
        machine.interpreter().stopAt(t, pc);
        throw machine.raise("java/lang/ArithmeticException", "/ by zero");
      }
      return true;
    }
    machine.interpreter().stopAt(t, pc);
    return switch (decisions.ask(computation.isZero(op, divisor))) {
      case YES -> {
        throw machine.raise("java/lang/ArithmeticException", "/ by zero");
      }
      case NO -> true;
      case STOP -> false;
    };
  }

  /** Whether an index is known to be inside an array; raises the exception if it is not. */
  private boolean isInside(GuestThread t, int array, long index, int pc) {
    SymbolicArrays.rejectHidden(machine.heap().data[array]);
    int length = machine.heap().arrayLength(array);
    machine.interpreter().stopAt(t, pc);
    return switch (decisions.ask(computation.inBounds(index, length))) {
      case YES -> true;
      case NO -> {
        throw arrays.text().raise("java/lang/ArrayIndexOutOfBoundsException");
      }
      case STOP -> false;
    };
  }

  /** Which element it is, of an array that has it. */
  private int indexOf(long index, int array) {
    return decisions.index(index, machine.heap().arrayLength(array));
  }

  /** Stores a term in a static field of a narrow type. */
  private void putStatic(GuestThread t, long field, long value, int pc) {
    int mirror = (int) (field >> 32);
    machine.interpreter().stopAt(t, pc);
    Klass k = universe.klasses[universe.identities().chainOf(mirror).thread];
    machine.classInit().require(t, k);
    machine
        .heap()
        .setField(mirror, (int) field & 0xffff, computation.narrow((char) (field >> 16), value));
  }

  /** Makes an array, once its sizes are known; else leaves the word for later. */
  private void makeArray(GuestThread t, long w, int pc) {
    machine.interpreter().stopAt(t, pc);
    int sizes = Op.op(w) == Op.NEWARRAY_Q ? 1 : Op.a(w);
    for (int i = t.sp - sizes; i < t.sp; i++) {
      if (isTerm(t.stack[i])) {
        int size = decisions.arraySize(t.stack[i]);
        if (size == Decisions.UNKNOWN) {
          return;
        }
        if (size < 0) {
          throw arrays.text().raise("java/lang/NegativeArraySizeException");
        }
        t.stack[i] = size;
      }
    }
    machine.slowPath().execute(t, w);
  }
}
