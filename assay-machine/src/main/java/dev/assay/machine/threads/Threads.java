package dev.assay.machine.threads;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The threads of a machine and the default schedule: a thread runs until it blocks, yields or its
 * quantum is used up; then the next one in their order that can move. Deterministic.
 */
public final class Threads {
  private static final int QUANTUM = 200_000;
  private static final long NANOS_PER_INSTRUCTION = 5;

  private final Machine machine;
  private final ThreadTable table;
  private final OtherThreads others;
  private final List<GuestThread> all;
  private GuestThread current;

  /** Number of the thread that ran last; it may have ended. */
  private int turn;

  private boolean switchRequested;
  private long waits;
  private Method hostFrame;
  private boolean hostCallDone;
  private int hostCallFailure;
  private Method threadBottom;

  public Threads(Machine machine, ThreadTable table, OtherThreads others) {
    this.machine = machine;
    this.table = table;
    this.others = others;
    this.all = table.all();
  }

  public GuestThread current() {
    return current;
  }

  /** Whose turn it was last. */
  public int turn() {
    return turn;
  }

  /** Makes a Thread object a live thread without frames, and lets it be the current one. */
  public GuestThread adopt(int object) {
    GuestThread t = new GuestThread(machine.universe().threadNumber(object), object);
    insert(t);
    current = t;
    return t;
  }

  /**
   * For the machine's start: the first thread has no object yet when the first objects are made.
   */
  public void bootstrap(GuestThread t) {
    current = t;
  }

  /** Starts a thread: its bottom frame runs {@code Thread.run} and what follows. */
  public GuestThread start(int object, boolean daemon) {
    return start(object, daemon, bottomMethod());
  }

  /** The same with another method at the bottom, which gets the Thread object. */
  public GuestThread start(int object, boolean daemon, Method bottom) {
    GuestThread t = new GuestThread(machine.universe().threadNumber(object), object);
    t.daemon = daemon;
    insert(t);
    machine.heap().letEscape(object);
    t.stack[0] = object;
    t.sp = 1;
    t.push(bottom);
    return t;
  }

  /** The method of a started thread's lowest frame. All its slots hold references. */
  public Method bottomMethod() {
    if (threadBottom == null) {
      threadBottom = machine.universe().shared("runThread", this::threadBottom);
    }
    return threadBottom;
  }

  /** The method of the frame below a call from the host. */
  public Method hostMethod() {
    if (hostFrame == null) {
      hostFrame = machine.universe().shared("host", this::hostFrame);
    }
    return hostFrame;
  }

  private void insert(GuestThread t) {
    machine.readSet().onOthers(); // what is known of a transition leaves the number of threads
    table.insert(t);
  }

  /** Calls run, then exit; an exception goes to dispatchUncaughtException first. */
  private Method threadBottom() {
    Klass thread = machine.universe().require("java/lang/Thread");
    Method run = thread.declared("run", "()V");
    Method exit = thread.declared("exit", "()V");
    Method dispatch = thread.declared("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    long[] code = {
      Op.word(Op.LOAD, 0, 0),
      Op.word(Op.INVOKEVIRTUAL_Q, 1, run.vtableIndex),
      Op.word(Op.LOAD, 0, 0),
      Op.word(Op.INVOKESPECIAL_Q, 1, exit.id),
      Op.word(Op.THREAD_END, 0, 0),
      // handler of whatever run throws
      Op.word(Op.STORE, 1, 0),
      Op.word(Op.LOAD, 0, 0),
      Op.word(Op.LOAD, 1, 0),
      Op.word(Op.INVOKESPECIAL_Q, 2, dispatch.id),
      Op.word(Op.GOTO, 0, 2),
      // handler of whatever the handlers throw
      Op.word(Op.THREAD_END, 1, 0),
      Op.word(Op.GOTO, 0, 2),
    };
    Method m = machine.universe().synthetic(thread, "runThread", "(Ljava/lang/Object;)V", 1, code);
    m.handlers =
        new Method.Handler[] {new Method.Handler(0, 2, 5, 0), new Method.Handler(5, 9, 10, 0)};
    m.setSlotKinds("L*");
    return m;
  }

  /**
   * A thread ends while it holds its own object's monitor, so that nobody who has just found it
   * alive can miss the notification. May block; the last instruction is then executed again.
   */
  public void ended(GuestThread t) {
    machine.reportAccess(Watch.Act.END, t.object, 0);
    machine.monitors().enter(t, t.object);
    t.status = GuestThread.Status.TERMINATED;
    table.remove(t);
    machine.threadObjects().setStatus(t.object, ThreadObjects.TERMINATED);
    notifyAll(t.object);
    for (int i = t.heldCount - 1; i >= 0; i--) {
      machine.monitors().release(t, t.held[i]);
    }
  }

  /** Whether the program has said what is to be done about uncaught exceptions of a thread. */
  public boolean hasHandler(GuestThread t) {
    return UncaughtHandlers.of(machine.universe(), machine.heap(), t);
  }

  /**
   * Whether an exception has left the lowest method of a thread for the second time: that of a
   * handler of uncaught exceptions.
   */
  public boolean isHandlerLeft(GuestThread t) {
    Method.Handler[] handlers = t.methods[0].handlers;
    return t.depth == 0 && handlers.length == 2 && t.pcs[0] == handlers[1].target();
  }

  /** The thread's handler of uncaught exceptions has thrown one itself; the JVM tells of it. */
  public void reportHandlerFailure(GuestThread t, int exception) {
    byte[] text =
        ("\nException: "
                + machine.heap().klass[exception].externalName()
                + " thrown from the UncaughtExceptionHandler in thread \""
                + machine.threadObjects().name(t.object)
                + "\"\n")
            .getBytes(StandardCharsets.UTF_8);
    machine.options().err().write(text, 0, text.length);
  }

  /** Goes on with the schedule of a restored state. */
  public void resumeTurn(int number, boolean switchDue) {
    GuestThread t = number < 0 ? null : table.byNumber(number);
    current = t != null ? t : all.isEmpty() ? current : all.get(0);
    turn = number;
    switchRequested = switchDue;
    hostCallDone = false;
  }

  // ---- waiting and waking ----

  public boolean switchRequested() {
    return switchRequested;
  }

  /** Lets another thread run when the current instruction is complete. */
  public void requestSwitch() {
    switchRequested = true;
  }

  /** Whether the thread is interrupted; clears the status, in the Thread object too. */
  public boolean clearInterrupt(GuestThread t) {
    boolean was = t.interrupted;
    if (was) {
      t.interrupted = false;
      Klass k = machine.universe().require("java/lang/Thread");
      machine.heap().setField(t.object, k.declaredField("interrupted").slot, 0);
    }
    return was;
  }

  public long nextWaitOrder() {
    return ++waits;
  }

  /** Wakes the longest waiting thread. */
  public void notifyOne(int object) {
    GuestThread first = null;
    for (GuestThread t : others.waitersIn(object)) {
      if (first == null || t.waitOrder < first.waitOrder) {
        first = t;
      }
    }
    if (first != null) {
      first.notified = true;
      first.touched = true;
    }
  }

  public void notifyAll(int object) {
    for (GuestThread t : others.waitersIn(object)) {
      t.notified = true;
      t.touched = true;
    }
  }

  public void wakeBlocked(int object) {
    // Conditions are evaluated when the next thread is chosen.
  }

  public void wakeInitializationWaiters(int mirror) {
    // Likewise.
  }

  /** Whether the thread's next instruction can be executed now. */
  public boolean isEnabled(GuestThread t) {
    return switch (t.status) {
      case RUNNABLE -> true;
      case BLOCKED -> table.isFree(t.waitObject);
      case WAITING -> (t.notified || t.interrupted || isDue(t)) && table.isFree(t.waitObject);
      case PARKED -> t.parkPermit || t.interrupted || isDue(t);
      case SLEEPING -> t.interrupted || isDue(t);
      case AWAITING_INITIALIZATION -> {
        long status = machine.heap().field(t.waitObject, Klass.STATUS);
        yield status >= 0;
      }
      case AWAITING_REFERENCES -> !machine.pendingReferences().isEmpty();
      case TERMINATED -> false;
    };
  }

  private boolean isDue(GuestThread t) {
    return t.deadline <= machine.clock().nanoTime();
  }

  // ---- the default schedule ----

  /**
   * Runs until {@link dev.assay.machine.exec.Exit} is thrown or a call from the host has returned.
   */
  private void runSchedule() {
    while (advance(QUANTUM)) {
      continue;
    }
  }

  private void step(GuestThread t, int quantum) {
    long before = machine.interpreter().executed;
    stepThread(t, quantum);
    long done = machine.interpreter().executed - before;
    machine.clock().advance(done * NANOS_PER_INSTRUCTION);
  }

  /**
   * Lets a thread that can move execute about {@code quantum} instructions, at least up to the
   * second place where it can be interrupted. Time stands still meanwhile: it is up to whoever
   * chooses the threads to let it pass.
   */
  public void stepThread(GuestThread t, int quantum) {
    if (Thread.interrupted()) {
      throw new Stopped();
    }
    current = t;
    turn = t.number;
    t.ran = true;
    t.status = GuestThread.Status.RUNNABLE;
    switchRequested = false;
    // With nothing to spend a call would be put off for ever.
    machine.interpreter().run(t, Math.max(quantum, 1));
    if (t.status == GuestThread.Status.RUNNABLE) {
      switchRequested = true; // its turn is over: prefer another
    }
  }

  /** Whether a call from the host on this thread is over, but for taking its result. */
  public boolean hasReturned(GuestThread t) {
    return t.depth >= 0
        && t.method() == hostMethod()
        && Op.op(t.method().code[t.pc()]) == Op.RETURN_TO_HOST;
  }

  /** The current thread if it can go on, else the next one after it that can. */
  private GuestThread choose(GuestThread except) {
    GuestThread last = table.byNumber(turn);
    if (last != null
        && last != except
        && last.status == GuestThread.Status.RUNNABLE
        && !switchRequested) {
      return last;
    }
    int n = all.size();
    int start = 0;
    while (start < n
        && turn >= 0
        && machine.universe().compareThreads(all.get(start).number, turn) <= 0) {
      start++;
    }
    for (int i = 0; i < n; i++) {
      GuestThread t = all.get((start + i) % n);
      if (t != except && isEnabled(t)) {
        return t;
      }
    }
    return null;
  }

  /** Lets time pass until the first waiting thread's deadline; false if no thread has one. */
  public boolean advanceToNextDeadline() {
    long next = Long.MAX_VALUE;
    for (GuestThread t : all) {
      if (t.status != GuestThread.Status.RUNNABLE && t.deadline < next && mayExpire(t)) {
        next = t.deadline;
      }
    }
    if (next == Long.MAX_VALUE) {
      return false;
    }
    machine.clock().advanceTo(next);
    return true;
  }

  private static boolean mayExpire(GuestThread t) {
    return t.status == GuestThread.Status.WAITING
        || t.status == GuestThread.Status.PARKED
        || t.status == GuestThread.Status.SLEEPING;
  }

  /** Runs other threads until no non-daemon thread except {@code t} is left. */
  public void awaitNonDaemons(GuestThread t) {
    while (anyNonDaemon(t)) {
      GuestThread next = choose(t);
      if (next == null) {
        if (!advanceToNextDeadline()) {
          throw new Deadlock(this);
        }
        continue;
      }
      step(next, QUANTUM);
    }
    current = t;
  }

  private boolean anyNonDaemon(GuestThread except) {
    for (GuestThread t : all) {
      if (t != except && !t.daemon) {
        return true;
      }
    }
    return false;
  }

  // ---- calls from the host ----

  /** Runs a method on the current thread until it returns; its result, or GuestThrow. */
  public long callFromHost(Method m, long... slots) {
    GuestThread t = begin(m, slots);
    runSchedule();
    return end(t);
  }

  /** Sets up a call on the current thread; {@link #advance} carries it out step by step. */
  public GuestThread begin(Method m, long... slots) {
    GuestThread t = current;
    turn = t.number;
    t.ran = true;
    t.push(hostMethod());
    t.ensure(t.sp + slots.length + 8);
    for (long v : slots) {
      t.pushValue(v);
    }
    hostCallDone = false;
    hostCallFailure = 0;
    try {
      machine.slowPath().call(t, m);
    } catch (GuestThrow e) {
      machine.slowPath().exceptions().unwind(t, e.object);
    } catch (Suspend e) {
      // The interpreter goes on with whatever has to come first.
      if (t.depth >= 0 && t.method() == hostMethod()) {
        throw new IllegalStateException("a call from the host cannot wait for " + m);
      }
    }
    return t;
  }

  /**
   * One step of the schedule, of at most about {@code quantum} instructions. False when the call
   * from the host has returned; throws {@link Deadlock} if no thread can move.
   */
  public boolean advance(int quantum) {
    if (hostCallDone) {
      return false;
    }
    GuestThread t = choose(null);
    if (t != null) {
      step(t, quantum);
    } else if (!advanceToNextDeadline()) {
      throw new Deadlock(this);
    }
    return !hostCallDone;
  }

  /** The result of a call that has returned. */
  public long end(GuestThread t) {
    current = t;
    hostCallDone = false;
    long result = t.stack[t.bases[t.depth] + hostMethod().maxLocals];
    t.pop();
    if (hostCallFailure != 0) {
      throw new GuestThrow(hostCallFailure);
    }
    return result;
  }

  private Method hostFrame() {
    long[] code = {
      Op.word(Op.NOP, 0, 0), Op.word(Op.RETURN_TO_HOST, 0, 0), Op.word(Op.RETURN_TO_HOST, 1, 0)
    };
    Method m =
        machine.universe().synthetic(machine.universe().objectKlass(), "host", "()V", 0, code);
    m.frameSlots = 32;
    m.handlers = new Method.Handler[] {new Method.Handler(0, 1, 2, 0)};
    return m;
  }

  public void returnedToHost(GuestThread t) {
    if (Op.a(t.method().code[t.pc()]) == 1) {
      hostCallFailure = (int) t.stack[t.sp - 1];
    }
    hostCallDone = true;
    switchRequested = true;
  }
}
