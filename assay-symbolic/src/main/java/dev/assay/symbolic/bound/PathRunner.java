package dev.assay.symbolic.bound;

import dev.assay.explore.program.FailureDescriber;
import dev.assay.explore.program.OrderWatch;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.StopSignal;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.Destroyer;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.run.Decider;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.ProgramPlaces;
import dev.assay.symbolic.run.SymbolicLoop;
import dev.assay.symbolic.solve.Ranges;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Follows ways through a program with one thread. */
final class PathRunner implements Follower, Watch, Decider {
  private static final int QUANTUM = 1_000_000;

  /** How many quanta a way may go on without a question before others have their turn. */
  private static final int FIRST_PATIENCE = 100;

  /** Classes that are replaced, but have to be there nevertheless, as on any JVM. */
  private static final Set<String> INPUTS =
      Set.of("org/sosy_lab/sv_benchmarks/Verifier", "org/cprover/CProver");

  private static final String SECURE_RANDOM = "java/security/SecureRandom";
  private static final String RUNTIME = "java/lang/Runtime";
  private static final String STACK_OVERFLOW = "java/lang/StackOverflowError";

  /**
   * The program does what one way at a time cannot tell about: it starts threads, has hooks or
   * handlers of exceptions that run in the end, or asks for what is not the same in all runs.
   */
  static final class NeedsSearch extends RuntimeException {
    private static final long serialVersionUID = 1;

    NeedsSearch() {
      super(null, null, false, false);
    }
  }

  private static final class Discarded extends RuntimeException {
    private static final long serialVersionUID = 1;

    Discarded() {
      super(null, null, false, false);
    }
  }

  private final SymbolicProgram program;
  private final Machine machine;
  private final StateKeeper keeper;
  private final SymbolicLoop loop;
  private final Terms terms;
  private final ProgramPlaces places;
  private final OrderWatch orders;
  private final StaticObjects statics;
  private final Merger merger;
  private final Set<Incompleteness> nondeterminism = new LinkedHashSet<>();
  private @Nullable Term question;
  private @Nullable Obligation failure;
  private boolean dirty;
  private int patience = FIRST_PATIENCE;

  /**
   * @param stop asked while the program is executed
   */
  PathRunner(SymbolicProgram program, StopSignal stop) {
    this.program = program;
    this.machine = program.machine();
    this.keeper = program.keeper();
    this.loop = program.loop();
    this.terms = program.values().terms();
    this.places = new ProgramPlaces(machine);
    this.statics = new StaticObjects(machine, places);
    this.orders = new OrderWatch(machine);
    this.merger = new Merger(machine, keeper, program.values());
    machine.setStopSignal(stop);
    machine.setWatch(this);
    program.decisions().setDecider(this);
  }

  /** What the program has asked of its environment that differs from run to run. */
  Set<Incompleteness> nondeterminism() {
    return nondeterminism;
  }

  /** Inputs that there may be, but were not examined. */
  Collection<Incompleteness> inputsLeftOut() {
    return statics.leftOut(program.inputClasses());
  }

  @Override
  public Term question() {
    if (question == null) {
      throw new IllegalStateException();
    }
    return question;
  }

  @Override
  public Obligation failure() {
    if (failure == null) {
      throw new IllegalStateException();
    }
    return failure;
  }

  @Override
  public Path path() {
    return Path.of(machine);
  }

  @Override
  public void setPath(Path path) {
    machine.hostValues().setPath(path);
  }

  @Override
  public PathState save() {
    PathState saved = new PathState((int) keeper.save(), path());
    dirty = false;
    return saved;
  }

  @Override
  public void restore(PathState p) {
    if (dirty || keeper.state() != p.state()) {
      keeper.restore(p.state());
      dirty = false;
    }
    machine.hostValues().setPath(p.path());
  }

  @Override
  public @Nullable PathState merge(PathState a, PathState b) {
    return merger.merge(a, b);
  }

  @Override
  public ProgramPlaces places() {
    return places;
  }

  @Override
  public GuestThread thread() {
    return program.main();
  }

  @Override
  public void raisePatience() {
    patience *= 4;
  }

  @Override
  public End advance(Join join) {
    GuestThread t = thread();
    question = null;
    failure = null;
    if (t == null) {
      return End.FINISHED;
    }
    if (join.isReached(t)) {
      return End.JOINED;
    }
    loop.setJoin(join.depth(), join.pc());
    dirty = true;
    try {
      for (int quanta = 0; quanta < patience; quanta++) {
        machine.threads().stepThread(t, QUANTUM);
        End end = end(t);
        if (end != null) {
          return end;
        }
      }
      return End.PAUSED;
    } catch (Exit e) {
      return End.FINISHED;
    } catch (Discarded e) {
      return End.DISCARDED;
    } catch (Stopped e) {
      return End.STOPPED;
    } catch (Unsupported e) {
      failure = unsupported(e, t);
      return End.FAILED;
    }
  }

  private @Nullable End end(GuestThread t) {
    if (failure != null) {
      return End.FAILED;
    }
    if (question != null) {
      return End.QUESTION;
    }
    if (loop.takeJoined()) {
      return End.JOINED;
    }
    if (t.status == Status.TERMINATED) {
      if (Destroyer.hasHooks(machine)) {
        throw new NeedsSearch();
      }
      return End.FINISHED;
    }
    if (machine.stopSignal().isRaised()) {
      return End.STOPPED;
    }
    if (t.status == Status.RUNNABLE || t.status == Status.SLEEPING) {
      return null;
    }
    boolean timed = t.deadline != Long.MAX_VALUE;
    boolean free =
        t.status == Status.PARKED
            ? t.parkPermit || t.interrupted || timed
            : machine.threadTable().isFree(t.waitObject)
                && (t.status == Status.BLOCKED || t.notified || t.interrupted || timed);
    if (free) {
      if (timed) {
        machine.threadControl().letTimePass(t);
      }
      return null;
    }
    failure =
        Obligation.failure(
            Obligation.Kind.DEADLOCK, "deadlock: no thread can move", places.of(t), path());
    return End.FAILED;
  }

  private Obligation unsupported(Unsupported e, GuestThread t) {
    return Obligation.cut(
        FailureDescriber.reason(e), "not supported: " + e.getMessage(), places.of(t), path());
  }

  // ---- decisions ----

  @Override
  public Way decide(Term condition) {
    Path path = path();
    if (path.holds(condition)) {
      return Way.YES;
    }
    if (path.holds(terms.not(condition))) {
      return Way.NO;
    }
    question = condition;
    return Way.STOP;
  }

  @Override
  public boolean isCertain(Term condition) {
    return Ranges.excludes(path().conditions(), terms.not(condition));
  }

  // ---- what the thread does ----

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    boolean isRandom = act == Act.INITIALIZE && machine.klassOf(object).name.equals(SECURE_RANDOM);
    if (act == Act.INITIALIZED) {
      statics.initialized(machine.klassOf(object));
    } else if (act == Act.GET || act == Act.GET_VOLATILE) {
      statics.read(object, slot);
    }
    if (act == Act.START || isRandom || isOrderAsked(t, object, slot)) {
      throw new NeedsSearch();
    }
    return false;
  }

  /** Whether the program iterates a collection whose order differs from run to run. */
  private boolean isOrderAsked(GuestThread t, int object, int slot) {
    if (!orders.isConcerned(object, slot)) {
      return false;
    }
    for (int d = 0; d < t.depth; d++) {
      if (places.isProgram(t.methods[d])) {
        return orders.isOpen(t);
      }
    }
    return false;
  }

  @Override
  public void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {}

  @Override
  public int choose(GuestThread t, int count) {
    throw new Unsupported("this choice of the environment");
  }

  @Override
  public void discard(GuestThread t) {
    throw new Discarded();
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    if (machine.threads().hasHandler(t)) {
      throw new NeedsSearch();
    }
    Klass k = machine.heap().klass[exception];
    if (k.name.equals("java/lang/NoClassDefFoundError")) {
      rejectMissingInputs(machine.throwables().message(exception));
    }
    boolean assertion = k.isSubtypeOf(machine.universe().require("java/lang/AssertionError"));
    failure =
        Obligation.failure(
            assertion ? Obligation.Kind.ASSERTION : Obligation.Kind.EXCEPTION,
            k.externalName() + places.brokenContract(exception),
            places.origin(exception),
            path());
    machine.threads().requestSwitch();
  }

  private static void rejectMissingInputs(@Nullable String missing) {
    if (missing != null && INPUTS.contains(missing)) {
      throw new InputProblem(
          "the program draws its inputs from "
              + missing.replace('/', '.')
              + ", which is not on the class path");
    }
  }

  @Override
  public void environment(GuestThread t, String what) {
    nondeterminism.add(
        new Incompleteness(
            Reason.CLOCK,
            "the program asks for " + what + ", which differs from run to run",
            places.of(t)));
  }

  @Override
  public void fixed(GuestThread t, String what) {
    if (places.isProgram(t.method())) {
      throw new NeedsSearch(); // what the JDK makes of it is of no consequence
    }
  }

  @Override
  public void looksAround(GuestThread t) {
    throw new NeedsSearch();
  }

  @Override
  public void hashesByIdentity(GuestThread t) {
    throw new NeedsSearch();
  }

  @Override
  public void countsProcessors(GuestThread t) {
    int d = t.depth;
    while (d > 0 && t.methods[d].holder.name.equals(RUNTIME)) {
      d--;
    }
    if (places.isProgram(t.methods[d])) {
      throw new NeedsSearch();
    }
  }

  @Override
  public boolean failsSpuriously(GuestThread t) {
    if (t.depth > 0 && places.isProgram(t.methods[t.depth - 1])) {
      throw new NeedsSearch();
    }
    return false;
  }

  /** What comes of a full stack differs, and the JDK's classes may keep a failed assertion. */
  @Override
  public void caught(GuestThread t, int exception, Method by) {
    Klass k = machine.heap().klass[exception];
    boolean isAssertion = k.isSubtypeOf(machine.universe().require("java/lang/AssertionError"));
    if (k.name.equals(STACK_OVERFLOW) || (isAssertion && by.holder.loader == 0)) {
      throw new NeedsSearch();
    }
  }

  @Override
  public void printed(GuestThread t, String text) {}

  /** Whether the word a thread stands at is a branch. */
  static boolean isBranch(GuestThread t) {
    int op = Op.op(t.method().code[t.pc()]);
    return (op >= Op.IFEQ && op <= Op.IF_CMPLE_W) || op == Op.TABLESWITCH || op == Op.LOOKUPSWITCH;
  }
}
