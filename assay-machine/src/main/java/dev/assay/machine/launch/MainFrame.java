package dev.assay.machine.launch;

import dev.assay.machine.code.Op;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;

/**
 * The method of the main thread's lowest frame: calls the entry point, on a new object if it is an
 * instance method, then ends the thread as any other ends. Its slots are the Thread object, up to
 * two arguments, and an exception.
 */
final class MainFrame {
  /** How many slots have to be filled when the frame is pushed: the thread, two arguments. */
  static final int ARGUMENT_SLOTS = 3;

  private static final int THREAD = 0;
  private static final int FIRST_ARGUMENT = 1;
  private static final int EXCEPTION = 3;

  private final Universe universe;

  MainFrame(Universe universe) {
    this.universe = universe;
  }

  Method method(Klass k, Method entry, int arguments) {
    String purpose = "run " + entry + " of " + k.name + " with " + arguments;
    Method m = universe.shared(purpose, () -> write(k, entry, arguments));
    m.purpose = purpose;
    return m;
  }

  private Method write(Klass k, Method entry, int arguments) {
    List<Long> code = new ArrayList<>();
    if (!entry.isStatic()) {
      Method init = k.declared("<init>", "()V");
      code.add(Op.word(Op.NEW_Q, 0, universe.site(init, -1, k).id));
      code.add(Op.word(Op.DUP, 0, 0));
      code.add(Op.word(Op.INVOKESPECIAL_Q, 1, init.id));
    }
    for (int i = 0; i < arguments; i++) {
      code.add(Op.word(Op.LOAD, FIRST_ARGUMENT + i, 0));
    }
    code.add(
        Op.word(
            entry.isStatic() ? Op.INVOKESTATIC_Q : Op.INVOKESPECIAL_Q, entry.argSlots, entry.id));
    int called = code.size();
    for (int i = 0; i < entry.returnSlots; i++) {
      code.add(Op.word(Op.POP, 0, 0));
    }
    Method m =
        finish(
            universe,
            code,
            called,
            EXCEPTION,
            "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)V",
            1);
    m.setSlotKinds("L*");
    return m;
  }

  /**
   * Adds what follows the entry point, and makes the method.
   *
   * @param called what an exception of the entry point can come from ends here
   * @param exception the slot where an exception is kept
   */
  static Method finish(
      Universe universe,
      List<Long> code,
      int called,
      int exception,
      String descriptor,
      int extraSlots) {
    Klass thread = universe.require("java/lang/Thread");
    final int end = code.size();
    code.add(Op.word(Op.LOAD, THREAD, 0));
    code.add(Op.word(Op.INVOKESPECIAL_Q, 1, thread.declared("exit", "()V").id));
    code.add(Op.word(Op.THREAD_END, 0, 0));
    // Handler of whatever the entry point throws.
    int handler = code.size();
    Method dispatch = thread.declared("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    code.add(Op.word(Op.STORE, exception, 0));
    code.add(Op.word(Op.LOAD, THREAD, 0));
    code.add(Op.word(Op.LOAD, exception, 0));
    code.add(Op.word(Op.INVOKESPECIAL_Q, 2, dispatch.id));
    code.add(Op.word(Op.GOTO, 0, end));
    // Handler of whatever handlers of uncaught exceptions throw.
    int last = code.size();
    code.add(Op.word(Op.THREAD_END, 1, 0));
    code.add(Op.word(Op.GOTO, 0, end));
    Method m =
        universe.synthetic(
            thread,
            "runMain",
            descriptor,
            extraSlots,
            code.stream().mapToLong(Long::longValue).toArray());
    m.handlers =
        new Method.Handler[] {
          new Method.Handler(0, called, handler, 0), new Method.Handler(handler, last, last, 0)
        };
    return m;
  }
}
