package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;

/**
 * Executes threads. The work is divided by how HotSpot's optimising compiler treats it:
 *
 * <ul>
 *   <li>{@link WordLoop} executes words within one frame and contains no calls, so that the
 *       compiler can keep what it works with in registers.
 *   <li>This class makes and drops frames, allocates, and does what takes a call now and then.
 *   <li>{@link SlowPath} links, throws and waits.
 * </ul>
 */
public final class Interpreter {
  // How much counts towards the budget, as an estimate of the instructions in between. It must not
  // depend on the form in which code happens to be executed.
  private static final int CALL_COST = 10;
  public static final int BRANCH_COST = 10;

  /**
   * After about so many instructions, which take a part of a millisecond, it is asked whether to
   * stop: often enough that nobody has to wait, and so rarely that it costs nothing.
   */
  private static final int SLICE = 100_000;

  private final Machine machine;
  private final Heap heap;
  private final Universe universe;
  private final SlowPath slow;
  private final WatchedAccess watched;
  private WordLoop loop;

  /** Instructions executed so far, estimated at backward branches and calls. */
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
    this.watched = slow.watched();
    this.loop = new WordLoop(universe);
  }

  /** Executes words in another loop from now on. */
  public void setLoop(WordLoop loop) {
    this.loop = loop;
  }

  /** Makes the top frame exact at a word that a loop is about to be left at by an exception. */
  public void stopAt(GuestThread t, int pc) {
    t.pcs[t.depth] = pc;
    Frames.settle(t);
  }

  /**
   * Runs a thread until it cannot go on, ends, or has executed about {@code quantum} instructions.
   * Where it is interrupted does not depend on the slices in which it is executed.
   *
   * @throws Stopped if the machine is to give up
   */
  public void run(GuestThread t, int quantum) {
    int left = quantum; // from the beginning of the slice
    int slice = Math.min(left, SLICE);
    loop.budget = slice;
    for (; ; ) {
      runFrames(t);
      if (interrupted || t.status != GuestThread.Status.RUNNABLE || machine.switchRequested()) {
        int used = slice - loop.budget;
        executed += used;
        left -= used;
        // A loop that is left with something to spend cannot go on by itself: it needs an answer.
        boolean isUsedUp = interrupted && loop.budget <= 0;
        if (!isUsedUp || left <= 0) {
          interrupted = false;
          Frames.settle(t);
          return;
        }
        interrupted = false;
        if (machine.stopSignal().isRaised()) {
          Frames.settle(t);
          throw new Stopped();
        }
        slice = Math.min(left, SLICE);
        loop.budget = slice;
      }
    }
  }

  /** Runs until the slow path has done something or the budget is used up. */
  private void runFrames(GuestThread t) {
    Heap h = heap;
    WordLoop words = loop;
    try {
      frame:
      for (; ; ) {
        int depth = t.depth;
        long[] code = t.methods[depth].code;
        long[] s = t.stack;
        int lb = t.bases[depth];
        int pc = t.pcs[depth];
        for (; ; ) {
          pc = words.run(code, code, s, lb, pc, h.data, h.klass, h.component);
          if (pc < 0) {
            t.pcs[depth] = ~pc;
            interrupted = true;
            return;
          }
          long w = words.word;
          int op = (int) w & 0xffff;
          if (op >= Op.CALL_VIRTUAL && op <= Op.CALL_INTERFACE) {
            int base = lb + ((int) w >>> 16);
            Method callee = callee(w, op, s, base);
            if (callee != null) {
              if (words.budget <= 0) {
                t.pcs[depth] = pc - 1;
                interrupted = true;
                return;
              }
              words.budget -= CALL_COST;
              long[] entry = callee.entry;
              if (entry != null
                  && base + callee.frameSlots <= s.length
                  && depth + 2 <= t.methods.length) {
                t.pcs[depth] = pc;
                depth++;
                t.depth = depth;
                t.methods[depth] = callee;
                t.bases[depth] = base;
                code = entry;
                lb = base;
                pc = 0;
                continue;
              }
              t.pcs[depth] = pc - 1;
              t.sp = base + callee.argSlots;
              if (callee.nativeTable == null || !slow.callNative(t, callee)) {
                slow.finishCall(t, callee);
                return;
              }
              t.sp = base + callee.returnSlots;
              t.pcs[depth] = pc;
              continue frame;
            }
          } else if (op >= Op.RET0 && op <= Op.RET2) {
            s[lb] = s[lb + ((int) w >>> 16)];
            t.sp = lb + op - Op.RET0;
            depth--;
            t.depth = depth;
            if (depth < t.lowWater) {
              t.lowWater = depth;
            }
            code = t.methods[depth].code;
            lb = t.bases[depth];
            pc = t.pcs[depth];
            continue;
          } else if (op == Op.LOOKUPSWITCH) {
            pc = lookup(code, pc, (int) (w >> 32), (int) s[lb + ((int) w >>> 16)]);
            if (pc < 0) {
              pc = ~pc;
              if (words.budget <= 0) {
                t.pcs[depth] = pc;
                interrupted = true;
                return;
              }
              words.budget -= BRANCH_COST;
            }
            continue;
          } else if (op < Op.FIRST_SLOW && executeInPlace(t, w, op, s, lb)) {
            continue;
          }
          t.pcs[depth] = pc - 1;
          Frames.settle(t);
          if (op < Op.WATCH_FIELD || op > Op.WATCH_ARRAY) {
            slow.execute(t, w);
            return;
          }
          if (!watched.passes(t, w)) { // most do
            return;
          }
        }
      }
    } catch (Suspend e) {
      // Executed again later.
    } catch (GuestThrow e) {
      slow.exceptions().unwind(t, e.object);
    } catch (NullPointerException | ArithmeticException | ArrayIndexOutOfBoundsException e) {
      t.pcs[t.depth] = words.at - 1;
      Frames.settle(t);
      slow.exceptions().hostException(t, words.word, e);
    }
  }

  /** The method that a call word calls; null if the slow path must find out what is wrong. */
  private Method callee(long w, int op, long[] s, int base) {
    int number = (int) (w >> 32);
    switch (op) {
      case Op.CALL_VIRTUAL:
        return heap.klass[(int) s[base]].vtable[number];
      case Op.CALL_SPECIAL:
        return s[base] == 0 ? null : universe.methods[number];
      case Op.CALL_STATIC:
        Method m = universe.methods[number];
        return isInitialized(m.holder.mirror) ? m : null;
      case Op.CALL_STATIC_NI:
        return universe.methods[number];
      default:
        return heap.klass[(int) s[base]].selectInterface(universe.methods[number]);
    }
  }

  /** The object of a class may not only be missing but have a number beyond the heap's end. */
  private boolean isInitialized(int mirror) {
    Object[] data = heap.data;
    long[] d = mirror < data.length ? (long[]) data[mirror] : null;
    return d != null && d[Klass.STATUS] == Klass.INITIALIZED;
  }

  /** Instructions that do not leave the frame but need a call; false if the slow path must help. */
  private boolean executeInPlace(GuestThread t, long w, int op, long[] s, int lb) {
    int a = lb + Op.a(w);
    int b = lb + Op.second(w);
    int c = lb + Op.third(w);
    switch (op) {
      case Op.IASTORE:
        heap.ensurePrivate((int) s[a]);
        heap.ints((int) s[a])[(int) s[b]] = (int) s[c];
        return true;
      case Op.LASTORE:
        heap.ensurePrivate((int) s[a]);
        heap.fields((int) s[a])[(int) s[b]] = s[c];
        return true;
      case Op.BASTORE:
        {
          int r = (int) s[a];
          heap.ensurePrivate(r);
          int v = (int) s[c];
          heap.bytes(r)[(int) s[b]] = (byte) (heap.klass[r].kind == 'Z' ? v & 1 : v);
          return true;
        }
      case Op.CASTORE:
        heap.ensurePrivate((int) s[a]);
        ((char[]) heap.data[(int) s[a]])[(int) s[b]] = (char) s[c];
        return true;
      case Op.SASTORE:
        heap.ensurePrivate((int) s[a]);
        ((short[]) heap.data[(int) s[a]])[(int) s[b]] = (short) s[c];
        return true;
      case Op.AASTORE:
        {
          int r = (int) s[a];
          int v = (int) s[c];
          if (v != 0 && r != 0 && !heap.klass[v].isSubtypeOf(heap.klass[r].component)) {
            return false; // the slow path finds out which exception it is
          }
          heap.setArrayElement(r, (int) s[b], v);
          return true;
        }
      case Op.ARRAYLENGTH:
        s[a] = Heap.length(heap.data[(int) s[b]]);
        return true;
      case Op.PUT:
        heap.setField((int) s[a], Op.third(w), s[b]);
        return true;
      case Op.PUT_BOOLEAN:
      case Op.PUT_BYTE:
      case Op.PUT_CHAR:
      case Op.PUT_SHORT:
        heap.setField(
            (int) s[a], Op.third(w), SlowPath.narrow("ZBCS".charAt(op - Op.PUT_BOOLEAN), s[b]));
        return true;
      case Op.PUT_STATIC:
        {
          long f = universe.statics[Op.b(w)];
          int r = (int) (f >> 32);
          if (!isInitialized(r)) {
            return false;
          }
          heap.setField(r, (int) f & 0xffff, s[a]);
          return true;
        }
      case Op.ALLOCATE:
        {
          Site site = universe.sites[Op.b(w)];
          Klass k = site.klass;
          if (!isInitialized(k.mirror) || heap.collectionDue) {
            return false;
          }
          int n = k.instanceSlots;
          s[a] = heap.allocate(t.chain(heap, site.id), k, new long[n], 16 + 8 * n);
          return true;
        }
      // Null comes here only if another machine has linked the instruction in this moment.
      case Op.CAST:
        return s[a] == 0 || heap.klass[(int) s[a]].isSubtypeOf(universe.klasses[Op.b(w)]);
      case Op.TEST:
        s[a] = s[a] != 0 && heap.klass[(int) s[a]].isSubtypeOf(universe.klasses[Op.b(w)]) ? 1 : 0;
        return true;
      case Op.FREM:
      case Op.DREM:
        s[a] = Arithmetic.remainder(s[b], s[c], op);
        return true;
      case Op.DUP_X1:
      case Op.DUP_X2:
      case Op.DUP2_X1:
      case Op.DUP2_X2:
      case Op.SWAP:
        Arithmetic.shuffle(s, a, op);
        return true;
      default:
        return false;
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
}
