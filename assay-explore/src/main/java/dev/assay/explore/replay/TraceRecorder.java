package dev.assay.explore.replay;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.property.StuckThreadReport;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.TraceEvent;
import dev.assay.explore.result.Violation;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps of a run again and writes down what the program's own code does in them. What
 * happens inside a call of the JDK is one line, the call.
 */
public final class TraceRecorder implements SchedulingPolicy.Listener {
  private static final List<TimeUnit> LARGEST_FIRST =
      Arrays.stream(TimeUnit.values()).sorted(Comparator.reverseOrder()).toList();

  private final ProgramTransitions program;
  private final Machine machine;
  private final CodeClassifier classifier;
  private final ObjectNames names;
  private final List<TraceEvent> lines = new ArrayList<>();
  private int step;
  private boolean started;

  /** What a call into the JDK may do without being told of. */
  private static final Set<Watch.Act> NOT_OF_NOTE =
      EnumSet.of(Watch.Act.EXIT, Watch.Act.INITIALIZE, Watch.Act.INITIALIZED);

  /** The last call into the JDK that was written down for each thread. */
  private final Map<Integer, Call> lastCalls = new HashMap<>();

  /** Where a call is made. */
  private record Call(int frame, int method, int pc) {}

  /** The call in the midst of which the current step began, if any. */
  private @Nullable Call resumed;

  private int toldInStep = -1;

  /** The thread of the last line; -1 before the first. */
  private int lastToldThread = -1;

  /** Why and where each thread has stopped after its last step. */
  private final Map<Integer, Pause> pauses = new HashMap<>();

  private record Pause(String reason, String place) {}

  // A write whose value is not known until it has happened.
  private int writtenObject;
  private int writtenSlot;
  private int writtenLine = -1;

  /** To describe a run of a program, from its first state. */
  public TraceRecorder(ProgramTransitions program) {
    this.program = program;
    this.machine = program.machine();
    this.classifier = program.classifier();
    this.names = new ObjectNames(machine);
  }

  /** Describes the run to a violation, as far as there is time. */
  public Counterexample record(Violation v, SafetyChecker checker) {
    try {
      return recordAll(v, checker);
    } catch (Stopped e) {
      return new Counterexample(
          v.withDetail("a limit was reached: the run is described so far only"), lines);
    }
  }

  private Counterexample recordAll(Violation v, SafetyChecker checker) {
    int state = program.initial();
    boolean isOver = false;
    for (Move m : v.moves()) {
      program.goTo(state);
      GuestThread t = machine.threadTable().byNumber(m.thread());
      resumed = call(t);
      wake(t, m.choice());
      Transition taken = program.take(state, m.thread(), m.choice(), this);
      completeWrite();
      isOver = !taken.leadsToState();
      if (!isOver) {
        state = taken.target();
        pause(m.thread(), taken.end());
      }
      step++;
    }
    return new Counterexample(isOver ? v : named(v, state, checker), lines);
  }

  /** The same violation with objects called as in the run. */
  private Violation named(Violation v, int state, SafetyChecker checker) {
    Enabled enabled = program.enabled(state);
    program.goTo(state);
    if (v.kind().equals(StuckThreadReport.KIND)) {
      return new StuckThreadReport(program).renamed(v, names);
    }
    Violation again = checker.inMachine(enabled, names);
    return again == null || !again.signature().equals(v.signature())
        ? v
        : again.reachedBy(v.moves());
  }

  ObjectNames names() {
    return names;
  }

  /** Notes why a thread does not go on, in case another one does. */
  private void pause(int thread, Transition.End end) {
    GuestThread t = machine.threadTable().byNumber(thread);
    boolean isOver = t == null || t.status == GuestThread.Status.TERMINATED;
    String reason = end == Transition.End.UNCAUGHT ? "fails" : isOver ? "ends" : reason(t);
    String place = isOver ? "" : CodeLocations.inProgram(t, classifier);
    pauses.put(thread, new Pause(reason, place));
  }

  private String reason(GuestThread t) {
    return switch (t.status) {
      case RUNNABLE -> "preempted";
      case SLEEPING -> "sleeps";
      case BLOCKED ->
          machine.threadTable().isFree(t.waitObject)
              ? "preempted"
              : new ThreadDescription(machine, names).waitsFor(t);
      default -> new ThreadDescription(machine, names).waitsFor(t);
    };
  }

  /** Says that a thread goes on because its time limit has passed, or for no reason, if so. */
  private void wake(GuestThread t, int choice) {
    if (started && program.wakesSpuriously(t, choice)) {
      int frame = CodeLocations.programFrame(t, classifier);
      add(t, frame, TraceEvent.WAKE_UP, "wakes up spuriously");
    }
    long nanos = program.expiringLimit(t, choice);
    if (started && nanos >= 0) {
      int frame = CodeLocations.programFrame(t, classifier);
      add(t, frame, TraceEvent.TIMEOUT, "timed out after " + duration(nanos));
    }
  }

  private static String duration(long nanos) {
    for (TimeUnit unit : LARGEST_FIRST) {
      if (nanos >= unit.toNanos(1) && nanos % unit.toNanos(1) == 0) {
        return unit.convert(nanos, TimeUnit.NANOSECONDS) + " " + symbol(unit);
      }
    }
    return nanos + " ns";
  }

  private static String symbol(TimeUnit unit) {
    return switch (unit) {
      case DAYS -> "d";
      case HOURS -> "h";
      case MINUTES -> "min";
      case SECONDS -> "s";
      case MILLISECONDS -> "ms";
      case MICROSECONDS -> "µs";
      case NANOSECONDS -> "ns";
    };
  }

  @Override
  public void act(GuestThread t, Watch.Act act, int object, int slot) {
    completeWrite();
    int frame = CodeLocations.programFrame(t, classifier);
    if (!started && act != Watch.Act.START) {
      return; // as long as there is but one thread, what it does is of little interest
    }
    started = true;
    if (isUninteresting(object, slot, act)) {
      return;
    }
    if (frame < 0 || act == Watch.Act.INITIALIZE && !isWritten(machine.klassOf(object))) {
      return;
    }
    if (frame < t.depth || isNativeOfThread(act)) {
      call(t, frame, act, object);
      return;
    }
    switch (act) {
      case ENTER -> enter(t, frame, object);
      case EXIT, ABANDON -> add(t, frame, "exit", "exit " + names.object(object));
      case GET, GET_VOLATILE -> {
        String value = value(object, slot);
        add(t, frame, "read", names.location(object, slot) + " ➜ " + value);
      }
      case PUT, PUT_VOLATILE -> {
        add(t, frame, "write", names.location(object, slot) + " = ");
        writtenObject = object;
        writtenSlot = slot;
        writtenLine = lines.size() - 1;
      }
      case WAIT -> add(t, frame, "wait", "wait " + names.object(object));
      case NOTIFY -> add(t, frame, "notify", "notify " + names.object(object));
      case NOTIFY_ALL -> add(t, frame, "notify", "notifyAll " + names.object(object));
      case INITIALIZE ->
          add(t, frame, "initialize", "initialise " + ObjectNames.simple(machine.klassOf(object)));
      case BEGIN_ATOMIC -> add(t, frame, "atomic", "begin atomic");
      default -> {}
    }
  }

  /** Data that nobody writes while others can see it. */
  private boolean isUninteresting(int object, int slot, Watch.Act act) {
    return (act == Watch.Act.GET || act == Watch.Act.PUT) && !program.isMutable(object, slot);
  }

  /** Whether somebody has written a class, not the compiler for a lambda. */
  private boolean isWritten(Klass k) {
    return classifier.isProgram(k) && !k.hidden && !k.generated;
  }

  private static boolean isNativeOfThread(Watch.Act act) {
    return act == Watch.Act.START || act == Watch.Act.INTERRUPT || act == Watch.Act.SLEEP;
  }

  /** A synchronized method of the JDK shows as the call it is, not as a monitor. */
  private void enter(GuestThread t, int frame, int object) {
    Method m = t.methods[frame];
    if (m.bytecodeAt(Throwables.pcOf(t, frame)) == Bytecodes.MONITORENTER
        || classifier.isProgram(machine.heap().klass[object])) {
      add(t, frame, "enter", "enter " + names.object(object));
    }
  }

  /** The call into the JDK that a thread is in the midst of. */
  private @Nullable Call call(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    return frame < 0 || frame == t.depth
        ? null
        : new Call(frame, t.methods[frame].id, t.pcs[frame]);
  }

  /** A call from the program into the JDK, seen at the first thing of note it does. */
  private void call(GuestThread t, int frame, Watch.Act act, int object) {
    Call c = call(t);
    if (c == null || NOT_OF_NOTE.contains(act)) {
      return;
    }
    boolean told = c.equals(lastCalls.get(t.number));
    if (told && (toldInStep == step || c.equals(resumed))) {
      return;
    }
    Method m = t.methods[frame + 1];
    if (m.isConstructor() && act != Watch.Act.GET) {
      return; // nobody else has the object yet, but what it is made from others may have
    }
    lastCalls.put(t.number, c);
    toldInStep = step;
    String thread =
        act == Watch.Act.START ? " (" + machine.threadObjects().label(object) + ")" : "";
    add(t, frame, "call", name(t, frame + 1) + "()" + thread);
  }

  private String name(GuestThread t, int frame) {
    Method m = t.methods[frame];
    if (m.isConstructor()) {
      return "new " + ObjectNames.simple(m.holder);
    }
    String receiver =
        m.isStatic() ? ObjectNames.simple(m.holder) : names.object((int) t.stack[t.bases[frame]]);
    return receiver + "." + m.name;
  }

  @Override
  public void chose(GuestThread t, int index, int count) {
    int frame = CodeLocations.programFrame(t, classifier);
    add(t, frame, "choose", "choice " + (index + 1) + " of " + count);
  }

  @Override
  public void decided(GuestThread t, String what) {
    add(t, CodeLocations.programFrame(t, classifier), "choose", what);
  }

  @Override
  public void failed(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    add(t, frame, TraceEvent.FAILURE, name(t, t.depth) + "() fails spuriously");
  }

  @Override
  public void printed(GuestThread t, String text) {
    int frame = CodeLocations.programFrame(t, classifier);
    add(t, frame, "print", "prints " + quoted(text));
  }

  private static String quoted(String text) {
    String line = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    return '"' + line.replace("\n", "\\n") + '"';
  }

  private void add(GuestThread t, int frame, String operation, String detail) {
    String place = frame < 0 ? "" : CodeLocations.of(t, frame);
    String thread = names.thread(t);
    Pause p = lastToldThread == t.number ? null : pauses.get(lastToldThread);
    if (p != null) {
      String before = lines.get(lines.size() - 1).thread();
      lines.add(new TraceEvent(before, p.place, "switch", "switch: " + p.reason, step));
    }
    lastToldThread = t.number;
    lines.add(new TraceEvent(thread, place, operation, detail, step));
  }

  private void completeWrite() {
    if (writtenLine >= 0) {
      TraceEvent l = lines.get(writtenLine);
      String detail = l.detail() + value(writtenObject, writtenSlot);
      lines.set(
          writtenLine, new TraceEvent(l.thread(), l.location(), l.operation(), detail, l.step()));
      writtenLine = -1;
    }
  }

  /** What a field or element holds now. */
  private String value(int object, int slot) {
    Klass k = machine.heap().klass[object];
    if (k == null) {
      return "?";
    }
    if (k.isArray()) {
      char kind = k.component.isPrimitive() ? k.component.kind : 'L';
      Object data = machine.heap().data[object];
      return slot < Array.getLength(data) ? text(kind, Array.getLong(data, slot)) : "?";
    }
    Field f = names.field(object, slot);
    char kind = f == null ? 'J' : f.kind();
    return text(kind == '[' ? 'L' : kind, machine.heap().field(object, slot));
  }

  private String text(char kind, long v) {
    return switch (kind) {
      case 'L' -> names.object((int) v);
      case 'Z' -> v != 0 ? "true" : "false";
      case 'C' -> "'" + (char) v + "'";
      case 'F' -> Float.toString(Float.intBitsToFloat((int) v));
      case 'D' -> Double.toString(Double.longBitsToDouble(v));
      default -> Long.toString(v);
    };
  }
}
