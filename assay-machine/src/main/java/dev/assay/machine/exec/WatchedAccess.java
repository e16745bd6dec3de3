package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.classes.Linker;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.code.Op;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/**
 * Tells of accesses to fields and array elements before they happen. The word that does so stands
 * in front of the access and names the same operands.
 */
final class WatchedAccess {
  private static final long NOTHING = Op.word(Op.MOVE, 0, 0, 0);

  private final Machine machine;
  private final Universe universe;
  private final Linker linker;

  WatchedAccess(Machine machine, Linker linker) {
    this.machine = machine;
    this.universe = machine.universe();
    this.linker = linker;
  }

  /** Executes such a word that is not linked yet: if somebody watches, it is linked. */
  void link(GuestThread t) {
    if (machine.watch() == null) {
      t.pcs[t.depth]++;
    } else {
      replace(t);
    }
  }

  /**
   * Executes such a word: the thread goes on with the access, or stops in front of it; whether it
   * goes on at once.
   */
  boolean passes(GuestThread t, long w) {
    if (stops(t, w)) {
      return false;
    }
    t.pcs[t.depth]++;
    return !machine.switchRequested();
  }

  /**
   * Whether a thread has to stop before an access; it may stop by {@link
   * dev.assay.machine.threads.Suspend}, too.
   */
  private boolean stops(GuestThread t, long w) {
    Watch watch = machine.watch();
    if (watch == null) {
      return false;
    }
    long[] s = t.stack;
    int base = t.bases[t.depth];
    switch (Op.op(w)) {
      case Op.WATCH_FIELD -> {
        int object = (int) s[base + Op.a(w)];
        int flags = Op.third(w);
        return object != 0
            && ((flags & Op.WATCH_DATA) == 0 || !watch.isIndifferentTo(t, object))
            && watch.stops(t, act(flags), object, Op.second(w));
      }
      case Op.WATCH_STATIC -> {
        long f = universe.statics[Op.b(w)];
        int mirror = (int) (f >> 32);
        machine.classInit().require(t, machine.slowPath().klassOfMirror(mirror));
        return watch.stops(t, act(Op.a(w)), mirror, (int) f & 0xffff);
      }
      default -> {
        int array = (int) s[base + Op.a(w)];
        int index = (int) s[base + Op.second(w)];
        return array != 0
            && index >= 0
            && index < machine.heap().arrayLength(array)
            && !watch.isIndifferentTo(t, array)
            && watch.stops(t, act(Op.third(w)), array, index);
      }
    }
  }

  private static Watch.Act act(int flags) {
    return switch (flags & ~Op.WATCH_DATA) {
      case Op.WATCH_WRITE -> Watch.Act.PUT;
      case Op.WATCH_VOLATILE -> Watch.Act.GET_VOLATILE;
      case Op.WATCH_WRITE | Op.WATCH_VOLATILE -> Watch.Act.PUT_VOLATILE;
      default -> Watch.Act.GET;
    };
  }

  /** Replaces the word by one that knows what is accessed, or by nothing. */
  private void replace(GuestThread t) {
    Method m = t.method();
    int pc = t.pc();
    int opcode = m.bytecodeAt(pc);
    long access = m.code[pc + 1];
    long linked;
    if (opcode <= Bytecodes.SALOAD) {
      linked = Op.word(Op.WATCH_ARRAY, Op.second(access), Op.third(access), 0);
    } else if (opcode <= Bytecodes.SASTORE) {
      linked = Op.word(Op.WATCH_ARRAY, Op.a(access), Op.second(access), Op.WATCH_WRITE);
    } else {
      linked = field(t, m, pc, opcode, access);
    }
    m.code[pc] = linked;
  }

  private long field(GuestThread t, Method m, int pc, int opcode, long access) {
    CodeAttribute c = m.codeAttribute();
    int at = c.start() + m.bci(pc) + 1;
    int index = (c.bytes()[at] & 0xff) << 8 | (c.bytes()[at + 1] & 0xff);
    boolean isStatic = opcode == Bytecodes.GETSTATIC || opcode == Bytecodes.PUTSTATIC;
    boolean put = opcode == Bytecodes.PUTFIELD || opcode == Bytecodes.PUTSTATIC;
    Field f = linker.resolveField(m, index, isStatic, put);
    if (isStatic) {
      machine.classInit().require(t, f.holder);
    }
    if (!universe.accessPolicy().watches(f)) {
      return NOTHING;
    }
    int flags =
        (put ? Op.WATCH_WRITE : 0)
            | (f.isVolatile() || universe.accessPolicy().isLikeVolatile(f) ? Op.WATCH_VOLATILE : 0)
            | (universe.accessPolicy().isData(f) ? Op.WATCH_DATA : 0);
    return isStatic
        ? Op.word(Op.WATCH_STATIC, flags, universe.staticNumber(f))
        : Op.word(Op.WATCH_FIELD, put ? Op.a(access) : Op.second(access), f.slot, flags);
  }
}
