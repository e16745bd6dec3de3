package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.launch.Program;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.List;

/** A program in a booted machine, about to call its entry point, and the store of its states. */
public final class Subject {
  private final Machine machine;
  private final Sights sights;
  private final StateKeeper keeper;
  private final boolean[] system;
  private final int systemThreads;
  private final int initial;

  /**
   * Boots the machine, which must be fresh, and makes everything ready for the first step.
   *
   * @param internals whether the JDK's own concurrent classes are explored, too
   */
  public Subject(
      Machine machine,
      BootImages images,
      EntryPoint entry,
      List<String> arguments,
      boolean internals) {
    this.machine = machine;
    this.sights = new Sights(machine, internals);
    machine.universe().setAccessPolicy(sights);
    new Boot(machine).run(images);
    List<GuestThread> present = machine.threads().all();
    boolean[] isSystem = new boolean[present.size() + 1];
    int count = 0;
    for (GuestThread t : present) {
      if (t != machine.current()) {
        if (t.number >= isSystem.length) {
          isSystem = Arrays.copyOf(isSystem, t.number + 1);
        }
        isSystem[t.number] = true;
        count++;
      }
    }
    this.system = isSystem;
    this.systemThreads = count;
    redirectOutput("setOut", false);
    redirectOutput("setErr", true);
    new Program(machine).prepare(entry, arguments);
    this.keeper = new StateKeeper(machine, new StateStore(), Garbage.COUNT_AND_MARK, false);
    this.initial = (int) keeper.save();
  }

  /** What is printed must not show in a state. */
  private void redirectOutput(String setter, boolean error) {
    Klass output = machine.universe().require("dev/assay/models/java/io/PlainOutput");
    int stream = machine.newInstance(output);
    // The first reference stays below the frame and keeps the object alive.
    machine.call(output.declared("<init>", "(Z)V"), stream, stream, error ? 1 : 0);
    machine.call(
        machine.universe().require("java/lang/System").declared(setter, "(Ljava/io/PrintStream;)V"),
        stream);
  }

  Machine machine() {
    return machine;
  }

  Sights sights() {
    return sights;
  }

  StateKeeper keeper() {
    return keeper;
  }

  int initial() {
    return initial;
  }

  /** Makes a stepper whose steps are as long as a granularity says. */
  Stepper stepper(Granularity granularity, Settings settings) {
    Steering steering =
        new Steering(machine, keeper, sights, granularity, settings.fine(), systemThreads);
    machine.setWatch(steering);
    return new Stepper(machine, keeper, steering, system, true, initial);
  }
}
