package dev.assay.explore.property;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.ending.StuckThreadPolicy;
import dev.assay.explore.jdk.AwaitedEnd;
import dev.assay.explore.jdk.ServiceThread;
import dev.assay.explore.program.ProgramStates;
import dev.assay.explore.result.Violation;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Says which threads can never move again, and what they wait for. */
public final class StuckThreadReport implements StuckThreadPolicy {
  public static final String KIND = "stuck";

  private final ProgramStates program;

  public StuckThreadReport(ProgramStates program) {
    this.program = program;
  }

  /**
   * The JDK's threads that wait for work, and those that wait for the end of a thread which goes
   * on: that it works on without an end is no mistake of theirs.
   */
  @Override
  public int[] mayWait(int state, int[] stuck) {
    program.goTo(state);
    return Arrays.stream(stuck).filter(t -> mayWait(thread(t), stuck)).toArray();
  }

  private boolean mayWait(GuestThread t, int[] stuck) {
    if (ServiceThread.isIdle(t, m -> program.classifier().isProgram(m.holder))) {
      return true;
    }
    int awaited = AwaitedEnd.of(program.machine(), t);
    GuestThread other = awaited == 0 ? null : program.machine().threadTable().ofObject(awaited);
    return other != null && Arrays.stream(stuck).noneMatch(number -> number == other.number);
  }

  private GuestThread thread(int number) {
    return Objects.requireNonNull(program.machine().threadTable().byNumber(number));
  }

  @Override
  public Violation violation(int state, int[] stuck) {
    program.goTo(state);
    List<GuestThread> threads = Arrays.stream(stuck).mapToObj(this::thread).toList();
    return violation(threads, new ObjectNames(program.machine()));
  }

  /** The same of the machine's state, with objects called as they are called elsewhere. */
  public Violation renamed(Violation v, ObjectNames names) {
    List<GuestThread> stuck = new ArrayList<>();
    for (GuestThread t : program.machine().threadTable().all()) {
      if (!program.isSystem(t) && v.message().contains(quoted(t))) {
        stuck.add(t);
      }
    }
    return violation(stuck, names).reachedBy(v.moves());
  }

  private Violation violation(List<GuestThread> stuck, ObjectNames names) {
    Machine m = program.machine();
    String all = stuck.stream().map(this::quoted).collect(Collectors.joining(", "));
    String name = stuck.size() == 1 ? all.substring(1, all.length() - 1) : all;
    List<String> details = new ArrayList<>();
    for (GuestThread t : stuck) {
      details.add(new ThreadDescription(m, names).describe(t, place(t)));
    }
    details.add("other threads go on, but nothing that they can do will help");
    return new Violation(
        KIND,
        "stuck: " + (stuck.size() == 1 ? "thread " : "threads ") + all + " can never go on",
        name,
        place(stuck.get(0)),
        details,
        List.of());
  }

  private String quoted(GuestThread t) {
    return '"' + program.machine().threadObjects().label(t.object) + '"';
  }

  private String place(GuestThread t) {
    return CodeLocations.inProgram(t, program.classifier());
  }
}
