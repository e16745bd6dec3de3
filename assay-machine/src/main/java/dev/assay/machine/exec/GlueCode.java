package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;

/**
 * Executes code in stack form: methods that the machine has made itself, mostly a few loads around
 * a call. The height of their operand stacks is {@code t.sp}, since steps in between push and pop
 * as they need.
 */
final class GlueCode {
  private final Machine machine;
  private final Heap heap;
  private final Universe universe;
  private final SlowPath slow;

  GlueCode(Machine machine, SlowPath slow) {
    this.machine = machine;
    this.heap = machine.heap();
    this.universe = machine.universe();
    this.slow = slow;
  }

  /** Executes the top frame's words up to the first that is more than a push or a pop. */
  void execute(GuestThread t) {
    int depth = t.depth;
    long[] code = t.methods[depth].code;
    int base = t.bases[depth];
    for (; ; ) {
      long[] s = t.stack;
      long w = code[t.pcs[depth]];
      int a = Op.a(w);
      switch (Op.op(w)) {
        case Op.NOP -> {}
        case Op.PUSH -> t.pushValue(Op.b(w));
        case Op.LOAD -> t.pushValue(s[base + a]);
        case Op.LOAD2 -> t.pushWide(s[base + a]);
        case Op.STORE -> s[base + a] = s[--t.sp];
        case Op.STORE2 -> {
          t.sp -= 2;
          s[base + a] = s[t.sp];
        }
        case Op.POP -> t.sp--;
        case Op.POP2 -> t.sp -= 2;
        case Op.DUP -> t.pushValue(s[t.sp - 1]);
        case Op.GOTO -> {
          t.pcs[depth] = Op.b(w);
          continue;
        }
        default -> {
          if (Op.op(w) < Op.FIRST_STEP) {
            executeOne(t, w);
          }
          return;
        }
      }
      t.pcs[depth]++;
    }
  }

  private void executeOne(GuestThread t, long w) {
    long[] s = t.stack;
    int number = Op.b(w);
    if (Op.op(w) < Op.FIRST_GLUE) {
      return; // the machine's own words in the midst of a decoded method
    }
    switch (Op.op(w)) {
      case Op.RETURN0, Op.RETURN1, Op.RETURN2 -> leave(t, Op.op(w) - Op.RETURN0);
      case Op.GETFIELD1_Q, Op.GETFIELD2_Q -> {
        int r = (int) s[t.sp - 1];
        if (r == 0) {
          throw slow.exceptions().nullPointer(t);
        }
        s[t.sp - 1] = heap.fields(r)[number];
        t.sp += Op.op(w) - Op.GETFIELD1_Q;
        t.pcs[t.depth]++;
      }
      case Op.GETSTATIC1_Q, Op.GETSTATIC2_Q -> {
        machine.classInit().require(t, slow.klassOfMirror(number));
        s[t.sp] = heap.fields(number)[Op.a(w)];
        t.sp += 1 + Op.op(w) - Op.GETSTATIC1_Q;
        t.pcs[t.depth]++;
      }
      case Op.INVOKEVIRTUAL_Q -> slow.call(t, heap.klass[receiver(t, w)].vtable[number]);
      case Op.INVOKESPECIAL_Q -> {
        receiver(t, w);
        slow.call(t, universe.methods[number]);
      }
      case Op.INVOKESTATIC_Q -> slow.callStatic(t, universe.methods[number]);
      case Op.INVOKEINTERFACE_Q -> {
        Method m = universe.methods[number];
        Klass k = heap.klass[receiver(t, w)];
        Method callee = k.selectInterface(m);
        if (callee == null) {
          throw slow.noImplementation(k, m);
        }
        slow.call(t, callee);
      }
      case Op.CHECKCAST_Q -> {
        int r = (int) s[t.sp - 1];
        if (r != 0 && !heap.klass[r].isSubtypeOf(universe.klasses[number])) {
          throw slow.exceptions().classCast(r, universe.klasses[number]);
        }
        t.pcs[t.depth]++;
      }
      case Op.LDC_REF_Q -> slow.loadReference(t, number);
      case Op.NEW_Q -> {
        Site site = universe.sites[number];
        machine.classInit().require(t, site.klass);
        slow.pushInstance(t, site);
      }
      default -> throw new IllegalStateException("no such operation: " + Op.op(w));
    }
  }

  private int receiver(GuestThread t, long w) {
    int r = (int) t.stack[t.sp - Op.a(w)];
    if (r == 0) {
      throw slow.exceptions().nullPointer(t);
    }
    return r;
  }

  private static void leave(GuestThread t, int slots) {
    long value = slots == 0 ? 0 : t.stack[t.sp - slots];
    t.pop();
    if (slots == 1) {
      t.pushValue(value);
    } else if (slots == 2) {
      t.pushWide(value);
    }
  }
}
