package dev.assay.explore.property;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.jdk.Handles;
import dev.assay.explore.jdk.Language;
import dev.assay.explore.jdk.SharedData;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.program.ProgramStates;
import dev.assay.explore.scheduling.PropertyEnvironment;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.save.DataView;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.ThreadTable;
import dev.assay.machine.threads.Threads;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks static methods of the program about a state. A method runs in the machine, on a thread of
 * the JDK that has nothing to do, while all others stand still; afterwards the state is put back,
 * whatever the method has done. A class that is not initialised yet is initialised for the question
 * only.
 *
 * <p>What a method reads is noted in the {@link Precision}: writing such data has to begin a step,
 * so that no value of the method is passed over.
 */
public final class PredicateEvaluator implements Watch {
  private static final int LONGEST = 30_000_000;

  private final ProgramStates program;
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final PropertyEnvironment environment;
  private boolean learnt;

  /** Whether the answer depends on more than data and monitors. */
  private boolean asksForMore;

  /** Whether the JDK has read data of the program's for the method, which is not noted. */
  private boolean readsUnseen;

  /** The monitor for which the method would have to wait; 0 if there is none. */
  private int heldMonitor;

  /** The method that is being asked, for messages. */
  private @Nullable Method asked;

  public PredicateEvaluator(ProgramStates program, Precision precision) {
    this.program = program;
    this.machine = program.machine();
    this.classifier = program.classifier();
    this.precision = precision;
    this.environment = program.forProperties();
  }

  StateKeeper keeper() {
    return program.keeper();
  }

  ThreadTable threadTable() {
    return machine.threadTable();
  }

  /** How much methods were seen to read so far. */
  int observations() {
    return precision.observations();
  }

  /** States as they look to who reads no more than methods were seen to read so far. */
  DataView viewOfRead() {
    StateKeeper keeper = program.keeper();
    return new DataView(keeper, new ReadableData(machine, keeper, classifier, precision));
  }

  /** What a method has said: one of the three, or nothing if it cannot be asked in this state. */
  public record Answer(@Nullable Long number, @Nullable String text, @Nullable Failure failure) {
    static final Answer NONE = new Answer(null, null, null);

    public boolean isNone() {
      return number == null && text == null && failure == null;
    }

    public boolean isValue() {
      return number != null || text != null;
    }

    public boolean isTrue() {
      return number != null && number != 0;
    }

    /** The value as a person reads it, if it is of the type that a descriptor names. */
    String shown(char type) {
      if (number == null) {
        return String.valueOf(text);
      }
      return switch (type) {
        case 'Z' -> number != 0 ? "true" : "false";
        case 'C' -> "'" + (char) number.intValue() + "'";
        case 'F' -> Float.toString(Float.intBitsToFloat(number.intValue()));
        case 'D' -> Double.toString(Double.longBitsToDouble(number));
        default -> number.toString();
      };
    }
  }

  /** An exception that has left the method. */
  public record Failure(String exception, String location, List<String> stack) {}

  /**
   * Asks a method about the state that the stepper has saved or restored last.
   *
   * @param arguments earlier answers
   * @return none if the method would have to wait, for a monitor, say
   * @throws PrecisionRefined if the method reads data whose writing has not begun steps so far
   */
  public Answer ask(Method m, Answer... arguments) {
    Watch before = machine.watch();
    asked = m;
    learnt = false;
    asksForMore = false;
    readsUnseen = false;
    heldMonitor = 0;
    machine.setWatch(this);
    Answer answer;
    try {
      answer = run(m, arguments);
    } catch (Exit e) {
      throw new Unsupported(asked() + " ends the program");
    } finally {
      machine.setWatch(before);
      program.undo();
    }
    if (learnt) {
      throw PrecisionRefined.INSTANCE;
    }
    return answer;
  }

  private String asked() {
    return asked == null ? "" : asked.holder.externalName() + "#" + asked.name;
  }

  /**
   * Whether the last answer follows from the objects and classes of the state alone, but for
   * monitors: an answer there was need not be there if one of them is held.
   */
  boolean wasAboutData() {
    return !asksForMore;
  }

  /** Whether the last answer follows from more data than was noted. */
  boolean hasReadUnseen() {
    return readsUnseen;
  }

  /** Why there was no answer: the monitor, by its object, that somebody else holds; or 0. */
  int heldMonitor() {
    return heldMonitor;
  }

  private Answer run(Method m, Answer[] arguments) {
    GuestThread t = idleThread();
    machine.threads().resumeTurn(t.number, false);
    int mirror = machine.mirror(m.holder);
    try {
      long status = machine.heap().field(mirror, Klass.STATUS);
      if (status < 0) {
        return Answer.NONE;
      }
      if (status != Klass.INITIALIZED) {
        if (!complete(t, initializer(), 0, mirror)) {
          return Answer.NONE;
        }
        machine.threads().end(t);
      }
      if (m.isSynchronized() && !machine.threadTable().isFree(mirror)) {
        learnt |= precision.observeMonitors();
        heldMonitor = mirror;
        return Answer.NONE;
      }
      if (!complete(t, m, slots(m, arguments))) {
        return Answer.NONE;
      }
      return answer(m, machine.threads().end(t));
    } catch (GuestThrow e) {
      return failed(e.object);
    }
  }

  /** The arguments as they lie on the stack, where numbers of eight bytes take two slots. */
  private long[] slots(Method m, Answer[] arguments) {
    long[] slots = new long[m.argSlots];
    int at = 0;
    for (Answer a : arguments) {
      if (a.number != null) {
        slots[at] = a.number;
      } else if (a.text != null) {
        slots[at] = machine.strings().intern(a.text);
      }
      at += m.argSlots / arguments.length;
    }
    return slots;
  }

  private Method initializer() {
    return Handles.INITIALIZE.require(machine.universe());
  }

  /** The JDK's thread for references holds no monitor, and nobody waits for it. */
  private GuestThread idleThread() {
    for (GuestThread t : machine.threadTable().all()) {
      if (t.status == Status.AWAITING_REFERENCES) {
        return t;
      }
    }
    throw new IllegalStateException("no thread to ask");
  }

  /** Calls a method and lets it run to its end; false if it has to wait for others. */
  private boolean complete(GuestThread t, Method m, long... slots) {
    Threads threads = machine.threads();
    threads.begin(m, slots);
    for (long left = LONGEST; !threads.hasReturned(t); left -= LONGEST / 10) {
      if (left <= 0) {
        throw new Unsupported(asked() + " does not come to an end");
      }
      threads.stepThread(t, LONGEST / 10);
      if (t.status != Status.RUNNABLE) {
        heldMonitor = t.status == Status.BLOCKED ? t.waitObject : 0;
        asksForMore |= heldMonitor == 0;
        return false;
      }
    }
    return true;
  }

  private Answer answer(Method m, long result) {
    if (!m.descriptor.endsWith(")" + Language.STRING_TYPE)) {
      return new Answer(result, null, null);
    }
    if (result == 0) {
      throw new Unsupported(asked() + " returns null");
    }
    return new Answer(null, machine.strings().get((int) result), null);
  }

  private Answer failed(int exception) {
    String message = machine.throwables().message(exception);
    return new Answer(
        null,
        null,
        new Failure(
            machine.heap().klass[exception].externalName()
                + (message == null ? "" : ": " + message),
            CodeLocations.origin(machine, exception, classifier),
            CodeLocations.trace(machine, exception, classifier)));
  }

  // ---- what the method does ----

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    switch (act) {
      case GET, GET_VOLATILE -> {
        asksForMore |= environment.reads(t, act, object, slot);
        if (precision.isObserved(machine, object, slot)) {
          return false;
        }
      }
      // How far a class is initialised is data of its class object.
      case PUT, PUT_VOLATILE, UPDATE, ENTER, EXIT, ABANDON, INITIALIZE, INITIALIZED -> {}
      default -> asksForMore = true;
    }
    boolean access = act == Act.GET || act == Act.GET_VOLATILE || act == Act.UPDATE;
    boolean counts =
        access && machine.heap().klass[object].isArray()
            ? classifier.isInSight(t) || isMadeByProgram(object)
            : classifier.of(t) != CodeClassifier.HIDDEN
                || (access && isOfInterestInside(t, object, slot));
    if (!counts || isOwn(t, object)) {
      if (act == Act.ENTER && !isOwn(t, object) && classifier.isOnBehalfOfProgram(t)) {
        learnt |= precision.observeHiddenMonitors();
      }
      readsUnseen |= !counts && access && machine.heap().klass[object].loader != 0;
      return false;
    }
    switch (act) {
      case GET, GET_VOLATILE, UPDATE ->
          learnt |= precision.addObserved(Precision.kind(machine, object, slot));
      case ENTER -> learnt |= precision.observeMonitors();
      case OBSERVE_THREAD ->
          throw new Unsupported(asked() + " asks about a thread, which a property cannot do");
      default -> {}
    }
    return false;
  }

  @Override
  public void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    if (from == 0) {
      return;
    }
    // The elements of an array are of one kind, the fields of an object are not.
    int last = machine.heap().klass[from].isArray() ? fromIndex : fromIndex + length - 1;
    for (int i = fromIndex; i <= last; i++) {
      stops(t, Act.GET, from, i);
    }
  }

  /**
   * Whether hidden code reads something that programs set, for the program as it were, and not to
   * load, link or initialise a class.
   */
  private boolean isOfInterestInside(GuestThread t, int object, int slot) {
    if (!classifier.isOnBehalfOfProgram(t)) {
      return false;
    }
    Field f = new ObjectNames(machine).field(object, slot);
    return f != null && SharedData.isOfInterestInside(f);
  }

  private boolean isMadeByProgram(int array) {
    return !classifier.isMadeByJdk(machine.universe().identities().chainOf(array).site);
  }

  /** Whether the method has made an object itself. */
  private boolean isOwn(GuestThread t, int object) {
    return !machine.heap().isKept(object)
        && machine.universe().identities().chainOf(object).thread == t.number;
  }

  @Override
  public int choose(GuestThread t, int count) {
    throw new Unsupported(asked() + " makes a choice");
  }

  @Override
  public void discard(GuestThread t) {
    throw new Unsupported(asked() + " makes an assumption");
  }

  @Override
  public void uncaught(GuestThread t, int exception) {}

  @Override
  public void environment(GuestThread t, String what) {
    if (classifier.inProgram(t, t.depth)) {
      throw new Unsupported(asked() + " makes use of " + what);
    }
    environment.asks(t, what);
  }

  @Override
  public void fixed(GuestThread t, String what) {
    environment.fixed(t, what);
  }

  @Override
  public void countsProcessors(GuestThread t) {
    environment.countsProcessors(t);
  }

  @Override
  public void hashesByIdentity(GuestThread t) {
    environment.hashesByIdentity(t);
  }

  @Override
  public boolean failsSpuriously(GuestThread t) {
    environment.called(t);
    return false;
  }

  @Override
  public void looksAround(GuestThread t) {
    throw new Unsupported(asked() + " asks about threads, which a property cannot do");
  }

  @Override
  public void printed(GuestThread t, String text) {}
}
