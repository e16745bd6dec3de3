package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.FrameCursor;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Arrays;

/**
 * Exceptions the machine itself raises, and stack traces. Such an exception is built without
 * running its constructor: the JDK's constructors for them only store the message.
 */
public final class Throwables {
  private final Machine machine;
  private final Heap heap;
  private final Klass throwable;
  private final int messageSlot;
  private final int causeSlot;
  private final int backtraceSlot;
  private final int depthSlot;
  private final int stackTraceSlot;
  private final int suppressedSlot;

  public Throwables(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    this.throwable = machine.universe().require("java/lang/Throwable");
    this.messageSlot = slot("detailMessage");
    this.causeSlot = slot("cause");
    this.backtraceSlot = slot("backtrace");
    this.depthSlot = slot("depth");
    this.stackTraceSlot = slot("stackTrace");
    this.suppressedSlot = slot("suppressedExceptions");
  }

  private int slot(String field) {
    return throwable.declaredField(field).slot;
  }

  public Klass throwableKlass() {
    return throwable;
  }

  /** The message of an exception, for people to read. */
  public String message(int r) {
    return machine.strings().show((int) heap.field(r, messageSlot));
  }

  public int cause(int r) {
    int c = (int) heap.field(r, causeSlot);
    return c == r ? 0 : c;
  }

  /** A new exception of a JDK class with the current thread's stack. */
  public GuestThrow raise(String className, String message) {
    return new GuestThrow(create(className, message, 0));
  }

  public GuestThrow raise(String className, String message, int cause) {
    return new GuestThrow(create(className, message, cause));
  }

  public int create(String className, String message, int cause) {
    return create(className, message, cause, new FrameCursor(machine, machine.current()));
  }

  private int create(String className, String message, int cause, FrameCursor frames) {
    Klass k = machine.universe().require(className);
    machine.mirror(k);
    long[] fields = new long[k.instanceSlots];
    int r = machine.allocate(k, fields, 16 + 8 * fields.length);
    fields[messageSlot] = message == null ? 0 : machine.strings().make(message);
    fields[causeSlot] = cause != 0 ? cause : r;
    fields[stackTraceSlot] = staticReference("UNASSIGNED_STACK");
    fields[suppressedSlot] = staticReference("SUPPRESSED_SENTINEL");
    fillIn(r, frames);
    return r;
  }

  private long staticReference(String name) {
    Field f = throwable.declaredField(name);
    return f == null ? 0 : heap.field(machine.mirror(throwable), f.slot);
  }

  // ---- class initialisation ----

  /** What goes on after a class initialiser was left by {@code exception} (JVMS 5.5 step 10). */
  public int initializerFailed(GuestThread t, Klass k, int exception) {
    int result = exception;
    if (!heap.klass[exception].isSubtypeOf(machine.universe().require("java/lang/Error"))) {
      // The error does not show the initialiser's own frame.
      FrameCursor below = new FrameCursor(machine, t, t.depth);
      below.advance();
      result = create("java/lang/ExceptionInInitializerError", null, exception, below);
      Field f = heap.klass[result].declaredField("exception");
      if (f != null && !f.isStatic()) {
        heap.setField(result, f.slot, exception);
      }
    }
    int error = describeForLater(t, exception);
    machine.classInit().errors().put(k.id, error);
    machine.heap().letEscape(error);
    return result;
  }

  /** HotSpot keeps the first failure as the cause of every later NoClassDefFoundError. */
  private int describeForLater(GuestThread t, int exception) {
    String message = message(exception);
    String text =
        "Exception "
            + heap.klass[exception].externalName()
            + (message == null ? "" : ": " + message)
            + " [in thread \""
            + machine.threadObjects().name(t.object)
            + "\"]";
    int cause = create("java/lang/ExceptionInInitializerError", text, 0);
    heap.setField(cause, causeSlot, 0);
    heap.setField(cause, backtraceSlot, heap.field(exception, backtraceSlot));
    heap.setField(cause, depthSlot, heap.field(exception, depthSlot));
    heap.setField(cause, stackTraceSlot, heap.field(exception, stackTraceSlot));
    return cause;
  }

  public GuestThrow noClassDefAfterFailure(Klass k) {
    Integer cause = machine.classInit().errors().get(k.id);
    return raise(
        "java/lang/NoClassDefFoundError",
        "Could not initialize class " + k.externalName(),
        cause == null ? 0 : cause);
  }

  // ---- stack traces ----

  /**
   * Records the current thread's stack in the exception: pairs of method number and pc, frames of
   * the exception's own constructors left out.
   */
  public void fillIn(int r) {
    fillIn(r, new FrameCursor(machine, machine.current()));
  }

  private void fillIn(int r, FrameCursor cursor) {
    GuestThread t = machine.current();
    long[] frames = new long[Math.min(t.depth + 2, machine.maxTraceDepth())];
    int n = 0;
    boolean skippingConstructors = true;
    while (n < machine.maxTraceDepth() && cursor.advance()) {
      Method m = cursor.method;
      if (skippingConstructors) {
        if (m.name.equals("fillInStackTrace") && m.holder.isSubtypeOf(throwable)) {
          continue;
        }
        if (m.isConstructor() && heap.klass[r].isSubtypeOf(m.holder)) {
          continue;
        }
        skippingConstructors = false;
      }
      Method shown = m.shown();
      if (shown != null) {
        if (n == frames.length) {
          frames = Arrays.copyOf(frames, n + 16);
        }
        int pc = shown == m ? cursor.pc : -1;
        frames[n++] = ((long) shown.id << 32) | (pc & 0xffffffffL);
      }
    }
    frames = Arrays.copyOf(frames, n);
    int array = machine.allocate(machine.universe().backtraceKlass(), frames, 16 + 8 * n);
    heap.setField(r, backtraceSlot, array);
    heap.setField(r, depthSlot, n);
    heap.setField(r, stackTraceSlot, staticReference("UNASSIGNED_STACK"));
  }

  /**
   * The pc a frame is at. A caller's pc is that of the next instruction, unless the frame above
   * will make it execute the same instruction again.
   */
  public static int pcOf(GuestThread t, int frame) {
    int pc = t.pcs[frame];
    if (frame == t.depth || repeatsCaller(t.methods[frame + 1])) {
      return pc;
    }
    return pc - 1;
  }

  /** Whether the instruction below this method's frame is executed again when it returns. */
  public static boolean repeatsCaller(Method m) {
    return m.isClassInitializer() || (m.isSynthetic() && m.name.charAt(0) == '!');
  }

  /** The recorded frames of an exception: method number in the high half, pc in the low one. */
  public long[] backtrace(int r) {
    int array = (int) heap.field(r, backtraceSlot);
    return array == 0 ? new long[0] : (long[]) heap.data[array];
  }
}
