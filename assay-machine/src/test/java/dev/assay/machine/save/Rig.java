package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.Deadlock;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A booted machine whose states are kept, to run one small program after the other in. */
public final class Rig {
  private static final long START_MILLIS = 1_700_000_000_000L;

  final Machine machine;
  public final StateKeeper keeper;
  public final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The state of the booted machine, before any program. */
  final int start;

  public Rig(Universe universe, StateStore store, Garbage garbage, boolean ownSchedule) {
    this(universe, store, garbage, ownSchedule, "");
  }

  /** The same for a JDK that is told something when it boots. */
  public Rig(
      Universe universe, StateStore store, Garbage garbage, boolean ownSchedule, String property) {
    machine = new Machine(universe, options(property));
    new Boot(machine).run();
    machine.current().depth = -1;
    machine.current().sp = 0;
    keeper = new StateKeeper(machine, store, garbage, ownSchedule);
    start = (int) keeper.save();
  }

  /** Another machine in the same universe, with the same store. */
  Rig(Rig first) {
    machine = new Machine(first.machine.universe(), options(""));
    first.keeper.restore(first.start);
    keeper = new StateKeeper(machine, first.keeper);
    start = first.start;
  }

  private MachineOptions options(String property) {
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    return new MachineOptions(
        MachineOptions.DEFAULT_MAX_FRAMES,
        MachineOptions.DEFAULT_MAX_HEAP_BYTES,
        START_MILLIS,
        property.isEmpty() ? Map.of() : Map.of(property, "set"),
        Map.of(),
        InputStream.nullInputStream(),
        print,
        print);
  }

  /** A universe of the running JDK whose class path holds just these classes. */
  public static Universe universe(Map<String, byte[]> classes) throws Exception {
    JdkImage jdk = JdkImage.open(Jdks.running());
    return new Universe(jdk, new ClassPath(List.of(), classes, jdk.feature()), JdkNatives.INSTANCE);
  }

  /** The bytes printed, each as one character. */
  public String output() {
    return out.toString(StandardCharsets.ISO_8859_1);
  }

  /** From the start: calls a static method without parameters and result. */
  public void begin(String className, String method) {
    keeper.restore(start);
    Klass k = machine.loading().load(machine.appLoader(), className);
    machine.threads().begin(k.declared(method, "()V"));
  }

  /** From the start: a class, to call its methods. */
  public Klass begin(String className) {
    keeper.restore(start);
    return machine.loading().load(machine.appLoader(), className);
  }

  /** Calls a static method that takes and returns strings. */
  public String call(Method m, String... arguments) {
    long[] slots = new long[arguments.length];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = machine.strings().intern(arguments[i]);
    }
    return machine.strings().get((int) machine.call(m, slots));
  }

  /** The number of the main thread. */
  int main() {
    return 0;
  }

  /** Whether the method that was begun has returned. */
  public boolean isOver() {
    GuestThread t = machine.threadTable().byNumber(main());
    return t == null || machine.threads().hasReturned(t);
  }

  /** One step of the machine's own schedule; false at the end of the program. */
  public boolean advance(int quantum) {
    if (isOver()) {
      return false;
    }
    try {
      machine.threads().advance(quantum);
      return true;
    } catch (Deadlock e) {
      return false;
    }
  }

  /** The numbers of the threads that can move. */
  List<Integer> enabled() {
    List<Integer> numbers = new ArrayList<>();
    for (GuestThread t : machine.threadTable().all()) {
      if (machine.threads().isEnabled(t) && !machine.threads().hasReturned(t)) {
        numbers.add(t.number);
      }
    }
    return numbers;
  }

  /** Lets some thread do a step, or time pass if all wait for it; false if neither is possible. */
  boolean randomStep(SplittableRandom random, int quantum) {
    List<Integer> numbers = enabled();
    if (isOver() || (numbers.isEmpty() && !machine.threads().advanceToNextDeadline())) {
      return false;
    }
    if (!numbers.isEmpty()) {
      step(numbers.get(random.nextInt(numbers.size())), quantum);
    }
    return true;
  }

  void step(int thread, int quantum) {
    machine.threads().stepThread(machine.threadTable().byNumber(thread), quantum);
  }
}
