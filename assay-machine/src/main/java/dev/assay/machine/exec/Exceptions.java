package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.ClassInit;
import dev.assay.machine.classes.Linker;
import dev.assay.machine.code.Op;
import dev.assay.machine.flow.NullPointerMessages;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Raises the exceptions of instructions and finds their handlers. */
public final class Exceptions {
  private final Machine machine;
  private final Heap heap;
  private final Linker linker;

  Exceptions(Machine machine, Linker linker) {
    this.machine = machine;
    this.heap = machine.heap();
    this.linker = linker;
  }

  void athrow(GuestThread t) {
    int r = (int) t.stack[t.sp - 1];
    if (r == 0) {
      throw nullPointer(t);
    }
    throw new GuestThrow(r);
  }

  /** Finds the handler of an exception, dropping frames on the way. */
  public void unwind(GuestThread t, int exception) {
    int thrown = exception;
    int pc = t.pc();
    int from = t.depth;
    boolean started = true;
    t.phase = 0;
    for (; ; ) {
      Method m = t.method();
      int handler;
      try {
        handler = started ? findHandler(m, pc, thrown) : -1;
      } catch (GuestThrow e) {
        // A catch type could not be resolved: that error is looked up from the handler on.
        thrown = e.object;
        pc = candidate;
        continue;
      }
      if (handler >= 0) {
        if (machine.watch() != null) {
          if (t.depth == 0 && m.isSynthetic()) {
            machine.watch().uncaught(t, thrown);
          } else if (t.depth < from) {
            machine.watch().caught(t, thrown, m);
          }
        }
        t.pcs[t.depth] = handler;
        t.sp = t.bases[t.depth] + m.maxLocals;
        t.pushValue(thrown);
        return;
      }
      if (m.isSynchronized()) {
        int lock = machine.slowPath().lockOf(m, t, t.bases[t.depth]);
        if (machine.monitors().isOwner(t, lock)) {
          machine.monitors().abandon(t, lock);
        }
      }
      if (t.depth == 0) {
        throw new IllegalStateException("exception left the bottom frame of a thread");
      }
      if (m.isClassInitializer()) {
        thrown = machine.classInit().failed(t, m.holder, thrown);
      }
      // An initialiser whose supertypes failed does not get to handle that itself.
      started = !ClassInit.isSupertypesFrame(m);
      pc = Throwables.pcOf(t, t.depth - 1);
      t.pop();
    }
  }

  /** The handler whose catch type is being looked at. */
  private int candidate;

  private int findHandler(Method m, int pc, int exception) {
    int place = m.map == null ? pc : m.map.bci(pc);
    for (Method.Handler h : m.handlers) {
      if (place >= h.start() && place < h.end()) {
        if (h.catchIndex() == 0) {
          return h.target();
        }
        candidate = h.target();
        if (linker.catches(m.holder, h.catchIndex(), heap.klass[exception])) {
          return h.target();
        }
      }
    }
    return -1;
  }

  /**
   * The exception of a null dereference at the current instruction. As on HotSpot, nothing is said
   * of an instruction whose frame does not show.
   */
  public GuestThrow nullPointer(GuestThread t) {
    Method m = t.method();
    String message =
        m.shown() != m ? null : NullPointerMessages.describe(m.file(), m.info, m.bci(t.pc()));
    return machine.raise("java/lang/NullPointerException", message);
  }

  /**
   * The host raised an exception while it executed an instruction. If the program's operands
   * explain it, it is the program's; if not, it is a defect of the machine.
   */
  public void hostException(GuestThread t, long w, RuntimeException e) {
    GuestThrow guest;
    try {
      guest = explain(t, w, e);
    } catch (GuestThrow g) {
      guest = g;
    }
    unwind(t, guest.object);
  }

  private GuestThrow explain(GuestThread t, long w, RuntimeException e) {
    int op = Op.op(w);
    long[] s = t.stack;
    int first = t.bases[t.depth] + Op.a(w);
    int second = t.bases[t.depth] + Op.second(w);
    int third = t.bases[t.depth] + Op.third(w);
    if (e instanceof ArithmeticException) {
      boolean divides = op == Op.IDIV || op == Op.IREM || op == Op.LDIV || op == Op.LREM;
      if (divides && s[third] == 0) {
        return machine.raise("java/lang/ArithmeticException", "/ by zero");
      }
      throw e;
    }
    switch (op) {
      case Op.IALOAD, Op.LALOAD, Op.BALOAD, Op.CALOAD, Op.SALOAD:
        return badElement(t, (int) s[second], (int) s[third], e);
      case Op.IASTORE, Op.LASTORE, Op.BASTORE, Op.CASTORE, Op.SASTORE, Op.AASTORE:
        return badElement(t, (int) s[first], (int) s[second], e);
      default:
    }
    int receiver =
        switch (op) {
          case Op.GET, Op.ARRAYLENGTH -> second;
          case Op.PUT, Op.PUT_BOOLEAN, Op.PUT_BYTE, Op.PUT_CHAR, Op.PUT_SHORT -> first;
          case Op.CALL_VIRTUAL, Op.CALL_INTERFACE -> first;
          default -> -1;
        };
    if (receiver >= 0 && s[receiver] == 0) {
      return nullPointer(t);
    }
    throw e;
  }

  private GuestThrow badElement(GuestThread t, int array, int index, RuntimeException e) {
    if (array == 0) {
      return nullPointer(t);
    }
    int length = heap.arrayLength(array);
    if (index < 0 || index >= length) {
      return outOfBounds(index, length);
    }
    throw e;
  }

  private GuestThrow outOfBounds(int index, int length) {
    return machine.raise(
        "java/lang/ArrayIndexOutOfBoundsException",
        "Index " + index + " out of bounds for length " + length);
  }

  void badArrayStore(GuestThread t) {
    int r = (int) t.stack[t.sp - 3];
    int index = (int) t.stack[t.sp - 2];
    int length = heap.arrayLength(r);
    if (index < 0 || index >= length) {
      throw outOfBounds(index, length);
    }
    throw machine.raise(
        "java/lang/ArrayStoreException", heap.klass[(int) t.stack[t.sp - 1]].externalName());
  }

  GuestThrow classCast(int r, Klass wanted) {
    return machine.raise(
        "java/lang/ClassCastException",
        machine.locations().classCastMessage(heap.klass[r], wanted));
  }
}
