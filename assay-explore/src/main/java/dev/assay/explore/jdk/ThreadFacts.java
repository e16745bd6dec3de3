package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;

/** Threads and groups of threads. */
public final class ThreadFacts {
  public static final JdkClass THREAD = JdkClass.of("java/lang/Thread");
  public static final JdkField NAME = THREAD.field("name");
  public static final JdkField PARK_BLOCKER = THREAD.field("parkBlocker");
  public static final JdkMethod START = THREAD.method("start");
  private static final JdkMethod EXIT = THREAD.method("exit");
  public static final JdkMethod JOIN = THREAD.method("join");

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

  private ThreadFacts() {}

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
