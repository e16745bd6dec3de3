package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;

/** Threads and groups of threads. */
public final class ThreadFacts {
  public static final JdkClass THREAD = JdkClass.of("java/lang/Thread");
  public static final JdkField NAME = THREAD.field("name");
  public static final JdkField NUMBER = THREAD.field("tid");
  public static final JdkField PARK_BLOCKER = THREAD.field("parkBlocker");
  public static final JdkMethod START = THREAD.method("start");
  private static final JdkMethod EXIT = THREAD.method("exit");
  public static final JdkMethod JOIN = THREAD.method("join");

  /** Threads as such; the program's own classes of threads are none of them. */
  private static final ClassNames THREADS =
      ClassNames.of("java/lang/Thread")
          .and(Releases.since(19), "java/lang/BaseVirtualThread", "java/lang/VirtualThread");

  /** How the names begin that threads get unless they are given one; a number follows. */
  private static final String NAME_WITH_NUMBER = "Thread-";

  /** The native method that says whether a thread is alive. */
  private static final MethodTable ALIVE =
      MethodTable.of("java/lang/Thread", "isAlive")
          .and(Releases.since(19), "java/lang/Thread", "alive");

  /** What lies below everything that a thread does. */
  private static final MethodTable RUN = MethodTable.of("java/lang/Thread*", "run*");

  public static final JdkClass GROUP = JdkClass.of("java/lang/ThreadGroup");

  /** A thread is in a group until it ends, by a field that is cleared; later it is not cleared. */
  public static final JdkField GROUP_OF_THREAD = THREAD.field("group").in(Releases.until(18));

  /**
   * The threads of a group in the order in which they were started; later there is no such list.
   */
  public static final JdkField MEMBERS = GROUP.field("threads").in(Releases.until(18));

  public static final JdkField MEMBER_COUNT = GROUP.field("nthreads").in(Releases.until(18));

  /** Methods that ask which threads there are. */
  private static final MethodTable ASKING =
      MethodTable.of(
          "java/lang/Thread*", "activeCount", "activeGroupCount", "enumerate", "list", "destroy");

  /** What the uppermost group does with an exception if nobody has a handler: it prints it. */
  private static final JdkMethod GROUP_HANDLES = GROUP.method("uncaughtException");

  /** Passes on what has left the lowest method of a thread. */
  private static final JdkMethod DISPATCH = THREAD.method("dispatchUncaughtException");

  private static final JdkClass DEATH = JdkClass.of("java/lang/ThreadDeath");

  /** From this release on the uppermost group prints those, too. */
  private static final int PRINTS_DEATHS = 20;

  static final JdkField PARENT_OF_GROUP = GROUP.field("parent");
  static final JdkField DEFAULT_HANDLER = THREAD.field("defaultUncaughtExceptionHandler");

  private ThreadFacts() {}

  /** Whether a method is where exceptions go for which a thread has no handler. */
  public static boolean handlesForGroup(Method m) {
    return GROUP_HANDLES.is(m);
  }

  /**
   * The exception that a thread has brought to the uppermost group, although there is no handler
   * for all threads; 0 if there is none.
   */
  public static int printedByGroup(Machine machine, GuestThread t) {
    if (!GROUP_HANDLES.is(t.method()) || t.depth < 2 || !DISPATCH.is(t.methods[1])) {
      return 0;
    }
    int base = t.bases[t.depth];
    int group = (int) t.stack[base];
    int parents = PARENT_OF_GROUP.slot(machine.universe());
    int handlers = DEFAULT_HANDLER.slot(machine.universe());
    boolean isPrinted =
        parents >= 0
            && handlers >= 0
            && machine.heap().field(group, parents) == 0
            && machine.heap().field(machine.mirror(THREAD.require(machine.universe())), handlers)
                == 0;
    int exception = (int) t.stack[base + 2];
    return isPrinted && !onlyEndsThread(machine, exception) ? exception : 0;
  }

  /** Whether an exception only ends its thread: groups do not print it if nobody handles it. */
  public static boolean onlyEndsThread(Machine machine, int exception) {
    return machine.universe().feature() < PRINTS_DEATHS
        && DEATH.is(machine.heap().klass[exception]);
  }

  /** Whether a method is one of threads. */
  public static boolean isOfThread(Method m) {
    return THREADS.contains(m.holder.name);
  }

  /** Whether a thread has its name from the JDK, which numbers threads. */
  public static boolean isNumbered(String name) {
    return name.startsWith(NAME_WITH_NUMBER);
  }

  /** Whether a thread comes to its end. */
  public static boolean isExiting(GuestThread t) {
    return t.depth > 0 && EXIT.is(t.methods[1]);
  }

  /** Whether a method lies below everything that a thread does. */
  public static boolean isBelowAll(Method m) {
    return RUN.contains(m);
  }

  /** Whether a native method says no more than whether a thread is alive. */
  public static boolean isAlive(Method m) {
    return ALIVE.contains(m);
  }

  /** Whether a method asks which threads there are. */
  public static boolean asksForThreads(Method m) {
    return ASKING.contains(m);
  }
}
