package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;

/**
 * A program in a booted machine, from its entry point to its end. A static method is called as it
 * is, an instance one on a new object.
 */
public final class Program {
  /** The guest class that knows what belongs around a test. */
  private static final String INPUTS = "dev/assay/models/Inputs";

  private static final String TEST_METHOD = "dev/assay/models/junit/TestMethod";

  private final Machine machine;
  private final Universe universe;

  public Program(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
  }

  /** Runs to the end and returns the exit status as {@code java} would. */
  public int run(EntryPoint entry, List<String> arguments) {
    try {
      int status = runEntry(entry, arguments);
      return shutDown(status);
    } catch (Exit e) {
      return e.status;
    }
  }

  /**
   * Makes the main thread ready to run the entry point, then what a thread does at its end; nothing
   * is executed yet. All that follows is in the thread's frames, so that it can be saved and
   * resumed at any point.
   */
  public GuestThread prepare(EntryPoint entry, List<String> arguments) {
    Klass k = load(entry.className());
    GuestThread t = machine.current();
    t.depth = -1;
    t.stack[0] = t.object;
    t.stack[1] = 0;
    t.stack[2] = 0;
    t.sp = MainFrame.ARGUMENT_SLOTS;
    MainFrame frame = new MainFrame(universe);
    if (entry.isTest()) {
      t.stack[1] = machine.mirror(k);
      t.stack[2] = machine.strings().intern(entry.name());
      t.push(frame.method(universe.require(TEST_METHOD), runTest(), 2));
      return t;
    }
    Method method = declaredIn(k, entry.holder()).declared(entry.name(), entry.descriptor());
    if (entry.takesArguments()) {
      t.stack[1] = argumentArray(arguments);
    }
    t.push(frame.method(k, method, entry.takesArguments() ? 1 : 0));
    initializeFirst(t, k, method);
    return t;
  }

  /** The array of arguments of a thread that was prepared to call a main method that has them. */
  public static int arguments(GuestThread t) {
    return (int) t.stack[1];
  }

  /**
   * The same for a method that is called with inputs as arguments, and has to keep its contract.
   *
   * @param precondition a static boolean method with the same parameters that says which arguments
   *     are of interest; null if all are
   */
  public GuestThread prepareWithInputs(EntryPoint entry, EntryPoint precondition) {
    Klass k = load(entry.className());
    universe.require(INPUTS);
    initialize(universe.require(INPUTS));
    Method method = declaredIn(k, entry.holder()).declared(entry.name(), entry.descriptor());
    Method condition = null;
    if (precondition != null) {
      Klass c = load(precondition.className());
      condition =
          declaredIn(c, precondition.holder())
              .declared(precondition.name(), precondition.descriptor());
    }
    GuestThread t = machine.current();
    t.depth = -1;
    t.stack[0] = t.object;
    t.sp = 1;
    t.push(new InputFrame(machine).method(k, method, condition, Contract.of(method)));
    initializeFirst(t, k, method);
    return t;
  }

  private Method runTest() {
    return universe.require(TEST_METHOD).declared("run", "(Ljava/lang/Class;Ljava/lang/String;)V");
  }

  private int runEntry(EntryPoint entry, List<String> arguments) {
    GuestThread t = machine.current();
    Klass k = load(entry.className());
    t.depth = -1;
    t.sp = 0;
    boolean uncaught = false;
    try {
      call(k, entry, arguments);
    } catch (GuestThrow e) {
      uncaught = true;
      dispatchUncaught(t, e.object);
    }
    detach(t);
    return uncaught ? 1 : 0;
  }

  /** {@link EntryFinder} has seen the class files; what is wrong beyond them is told here. */
  private Klass load(String className) {
    try {
      return machine.loading().load(machine.appLoader(), className);
    } catch (GuestThrow e) {
      String message = machine.throwables().message(e.object);
      throw new InputProblem(
          "class "
              + className.replace('/', '.')
              + " cannot be loaded: "
              + machine.heap().klass[e.object].externalName()
              + (message == null ? "" : ": " + message));
    }
  }

  private void call(Klass k, EntryPoint entry, List<String> arguments) {
    if (entry.isTest()) {
      machine.call(runTest(), machine.mirror(k), machine.strings().intern(entry.name()));
      return;
    }
    Method method = declaredIn(k, entry.holder()).declared(entry.name(), entry.descriptor());
    initialize(k);
    long[] slots = new long[method.argSlots];
    if (!entry.isStatic()) {
      int object = machine.newInstance(k);
      // The second reference stays below the constructor's frame and keeps the object alive.
      machine.call(k.declared("<init>", "()V"), object, object);
      slots[0] = object;
    }
    if (entry.takesArguments()) {
      slots[slots.length - 1] = argumentArray(arguments);
    }
    machine.call(method, slots);
  }

  private static Klass declaredIn(Klass k, String holder) {
    for (Klass c = k; c != null; c = c.superKlass) {
      if (c.name.equals(holder)) {
        return c;
      }
      for (Klass i : c.allInterfaces()) {
        if (i.name.equals(holder)) {
          return i;
        }
      }
    }
    throw new IllegalStateException(holder + " is no supertype of " + k.name);
  }

  /**
   * A class is initialised before a static method is called that it has inherited. That is part of
   * what the program does: it may fail, and make choices.
   */
  private void initializeFirst(GuestThread t, Klass k, Method method) {
    if (method.isStatic() && method.holder != k) {
      try {
        machine.classInit().require(t, k);
      } catch (Suspend e) {
        // The initialiser lies on the thread's stack now.
      }
    }
  }

  private void initialize(Klass k) {
    Klass unsafe = universe.require("jdk/internal/misc/Unsafe");
    machine.call(
        unsafe.declared("ensureClassInitialized0", "(Ljava/lang/Class;)V"), 0, machine.mirror(k));
  }

  private int argumentArray(List<String> arguments) {
    int[] refs = arguments.stream().mapToInt(machine.strings()::make).toArray();
    return machine.newObjectArray(machine.strings().klass().arrayOf(), refs);
  }

  private void dispatchUncaught(GuestThread t, int exception) {
    Klass thread = universe.require("java/lang/Thread");
    Method dispatch = thread.declared("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    try {
      machine.call(dispatch, t.object, exception);
    } catch (GuestThrow e) {
      machine.threads().reportHandlerFailure(t, e.object);
    }
  }

  /** The main thread ends like any other; what comes after runs on a thread of the JVM's own. */
  private void detach(GuestThread t) {
    Klass thread = universe.require("java/lang/Thread");
    int group = groupOf(t.object); // the thread forgets it when it ends
    try {
      machine.call(thread.declared("exit", "()V"), t.object);
    } catch (GuestThrow ignored) {
      // Nothing can be done about it at this point.
    }
    int destroyer = machine.newInstance(thread);
    machine.threads().ended(t);
    GuestThread d = machine.threads().adopt(destroyer);
    Boot.prepareThread(machine, d);
    Method init = thread.declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    machine.call(init, destroyer, group, machine.strings().intern("DestroyJavaVM"));
    machine.threadObjects().setStatus(destroyer, ThreadObjects.RUNNABLE);
    machine.threads().awaitNonDaemons(d);
  }

  private int groupOf(int threadObject) {
    Klass thread = universe.require("java/lang/Thread");
    int holder = threadObject;
    if (thread.declaredField("holder") != null) {
      holder = (int) machine.heap().field(threadObject, thread.declaredField("holder").slot);
    }
    Klass k = machine.heap().klass[holder];
    return (int) machine.heap().field(holder, k.findField("group", null).slot);
  }

  private int shutDown(int status) {
    Klass shutdown = universe.require("java/lang/Shutdown");
    machine.call(shutdown.declared("shutdown", "()V"));
    return status;
  }
}
