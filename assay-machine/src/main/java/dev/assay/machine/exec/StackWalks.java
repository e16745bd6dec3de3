package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.FrameCursor;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code java.lang.StackWalker} needs of the machine. A walk lives in the frame of {@code
 * callStackWalk}: the number of frames handed out so far is its last local, and the frame's index
 * is the anchor by which the JDK names the walk.
 */
public final class StackWalks {
  // Modes, as java.lang.StackStreamFactory numbers them.
  private static final int CLASSES_ONLY = 0x2;
  private static final int CALLER_CLASS = 0x4;
  private static final int SHOW_HIDDEN = 0x20;
  private static final int LIVE_FRAMES = 0x100;

  // Flags of java.lang.invoke.MemberName.
  private static final int IS_METHOD = 0x10000;
  private static final int IS_CONSTRUCTOR = 0x20000;
  private static final int CALLER_SENSITIVE = 0x100000;
  private static final int HIDDEN_MEMBER = 0x400000;
  private static final int REFERENCE_KIND_SHIFT = 24;
  private static final int INVOKE_STATIC = 6;
  private static final int INVOKE_SPECIAL = 7;
  private static final int METHOD_FLAGS = 0xfff | 0x1000;

  private final Machine machine;
  private final Heap heap;

  public StackWalks(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** The arguments of callStackWalk, which JDK 17 and later ones number differently. */
  private record Request(int mode, int skip, int count, int start, int frames) {}

  private Request request(GuestThread t) {
    long[] s = t.stack;
    int base = t.bases[t.depth];
    if (machine.universe().feature() < 21) {
      return new Request(
          (int) s[base + 1],
          (int) s[base + 3],
          (int) s[base + 4],
          (int) s[base + 5],
          (int) s[base + 6]);
    }
    if (s[base + 4] != 0) {
      throw new Unsupported("walking the stack of a continuation");
    }
    int start = (int) s[base + 6];
    return new Request(
        (int) s[base + 1], (int) s[base + 2], (int) s[base + 5] - start, start, (int) s[base + 7]);
  }

  /** The step of a callStackWalk frame: fetches the first frames and lets the JDK consume them. */
  public void start(GuestThread t) {
    Request q = request(t);
    Method m = t.method();
    t.stack[t.bases[t.depth] + m.argSlots] = q.skip;
    int fetched = fetch(t, t.depth, q.mode, q.count, q.start, q.frames);
    if (fetched < 1) {
      throw machine.raise("java/lang/InternalError", "stack walk: decode failed");
    }
    int anchor = t.depth + 1;
    t.sp = t.bases[t.depth] + m.maxLocals;
    t.pushValue(t.stack[t.bases[t.depth]]);
    t.pushWide(anchor);
    t.pushValue(q.skip);
    t.pushValue(machine.universe().feature() < 21 ? q.count : fetched);
    t.pushValue(q.start);
    t.pushValue(q.start + fetched);
    machine.slowPath().call(t, m.holder.declared("doStackWalk", "(JIIII)Ljava/lang/Object;"));
  }

  /** Fetches more frames of a walk under way; returns how many. */
  public int fetchMore(GuestThread t, int mode, long anchor, int count, int start, int frames) {
    int frame = (int) anchor - 1;
    if (frame < 0 || frame > t.depth || !t.methods[frame].name.equals("callStackWalk")) {
      throw machine.raise("java/lang/InternalError", "doStackWalk: corrupted buffers");
    }
    return fetch(t, frame, mode, count, start, frames);
  }

  private int fetch(GuestThread t, int walkFrame, int mode, int count, int start, int frames) {
    if ((mode & LIVE_FRAMES) != 0) {
      throw new Unsupported("a stack walk that shows locals and operands");
    }
    int progressAt = t.bases[walkFrame] + t.methods[walkFrame].argSlots;
    int skip = (int) t.stack[progressAt];
    List<Method> methods = new ArrayList<>();
    List<Integer> pcs = new ArrayList<>();
    FrameCursor cursor = new FrameCursor(machine, t, walkFrame - 1);
    boolean inWalker = true;
    while (methods.size() < count && cursor.advance()) {
      Method m = cursor.method;
      inWalker = inWalker && isWalker(m.holder);
      Method shown = m.shown();
      if (shown == null && (mode & SHOW_HIDDEN) != 0 && !m.isSynthetic() && !m.holder.model) {
        shown = m;
      }
      if (inWalker || shown == null || skip-- > 0) {
        continue;
      }
      methods.add(shown);
      pcs.add(shown == m ? cursor.pc : -1);
    }
    boolean first = t.stack[progressAt] == 0;
    for (int i = 0; i < methods.size(); i++) {
      fill(methods.get(i), pcs.get(i), mode, frames, start + i, first && i == 0);
    }
    t.stack[progressAt] += methods.size();
    return methods.size();
  }

  private boolean isWalker(Klass k) {
    return k.name.equals("java/lang/StackWalker")
        || k.name.equals("java/lang/StackStreamFactory$AbstractStackWalker")
        || (k.superKlass != null
            && k.superKlass.name.equals("java/lang/StackStreamFactory$AbstractStackWalker"));
  }

  private void fill(Method m, int pc, int mode, int frames, int index, boolean top) {
    boolean classObjects = (mode & CLASSES_ONLY) != 0 && machine.universe().feature() < 21;
    if (classObjects) {
      if (top && (mode & CALLER_CLASS) != 0 && m.isCallerSensitive()) {
        throw machine.raise(
            "java/lang/UnsupportedOperationException",
            "StackWalker::getCallerClass called from @CallerSensitive '"
                + machine.linker().signature(m)
                + "' method");
      }
      heap.setArrayElement(frames, index, machine.mirror(m.holder));
      return;
    }
    int info = heap.arrayElement(frames, index);
    if (machine.universe().feature() < 21) {
      fillMember((int) get(info, "memberName"), m);
    } else {
      set(info, "flags", get(info, "flags") | flags(m));
      boolean classOnly = (mode & CLASSES_ONLY) != 0;
      set(info, "classOrMemberName", classOnly ? machine.mirror(m.holder) : resolved(m));
      if (classOnly) {
        return;
      }
    }
    set(info, "bci", pc < 0 ? 0 : m.bci(pc));
  }

  private int flags(Method m) {
    return (m.flags & METHOD_FLAGS)
        | (m.isConstructor() ? IS_CONSTRUCTOR : IS_METHOD)
        | (m.isCallerSensitive() ? CALLER_SENSITIVE : 0)
        | (m.isHidden() && machine.universe().feature() >= 21 ? HIDDEN_MEMBER : 0);
  }

  private void fillMember(int member, Method m) {
    set(member, "clazz", machine.mirror(m.holder));
    set(member, "name", machine.strings().intern(m.name));
    set(member, "type", machine.strings().intern(m.descriptor));
    int kind = m.isStatic() ? INVOKE_STATIC : INVOKE_SPECIAL;
    set(member, "flags", flags(m) | kind << REFERENCE_KIND_SHIFT);
    set(member, "method", resolved(m));
  }

  /** A ResolvedMethodName; its first slot, which the JDK does not see, names the method. */
  private int resolved(Method m) {
    Klass k = machine.universe().require("java/lang/invoke/ResolvedMethodName");
    machine.mirror(k);
    int r = machine.newInstance(k);
    heap.setField(r, 0, m.id);
    Field holder = k.declaredField("vmholder");
    if (holder != null) {
      heap.setField(r, holder.slot, machine.mirror(m.holder));
    }
    return r;
  }

  /** The method of a StackFrameInfo that was filled by a walk. */
  public Method methodOf(int frameInfo) {
    int name =
        machine.universe().feature() < 21
            ? (int) get((int) get(frameInfo, "memberName"), "method")
            : (int) get(frameInfo, "classOrMemberName");
    return machine.universe().methods[(int) heap.field(name, 0)];
  }

  /** The bytecode index of such a frame. */
  public int bciOf(int frameInfo) {
    return (int) get(frameInfo, "bci");
  }

  private long get(int object, String field) {
    return heap.field(object, heap.klass[object].findField(field, null).slot);
  }

  private void set(int object, String field, long value) {
    heap.setField(object, heap.klass[object].findField(field, null).slot, value);
  }
}
