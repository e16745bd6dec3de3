package dev.assay.explore.program;

import dev.assay.explore.canonical.StateCanonicalizer;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.jdk.Language;
import dev.assay.explore.scheduling.BranchFollower;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.Destroyer;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.launch.Outputs;
import dev.assay.machine.launch.Program;
import dev.assay.machine.launch.Start;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A program in a booted machine, about to call its entry point, and the store of its states. */
public final class ProgramUnderTest {
  /** Descriptors of what two states can be compared by. */
  private static final List<String> OBSERVABLE =
      List.of("I", "J", "Z", "S", "B", "C", "F", "D", Language.STRING_TYPE);

  private final Machine machine;
  private final CodeClassifier classifier;
  private final WorkerMachine workerMachine;
  private final boolean[] system;
  private final int systemThreads;
  private final int mainThread;

  /** Whether names of objects depend on the order in which threads make them. */
  private final boolean namesInOrder;

  private final int initial;
  private final Map<String, Klass> classes = new HashMap<>();
  private @Nullable BranchFollower follower;

  public ProgramUnderTest(
      Machine machine,
      BootImages images,
      EntryPoint entry,
      List<String> arguments,
      boolean internals) {
    this(machine, images, entry, arguments, internals, Settings.standard());
  }

  /**
   * Boots the machine, which must be fresh, and makes everything ready for searches with these
   * settings.
   *
   * @param internals whether the JDK's own concurrent classes are explored, too
   * @throws InputProblem if a class that the properties name cannot be loaded
   */
  public ProgramUnderTest(
      Machine machine,
      BootImages images,
      EntryPoint entry,
      List<String> arguments,
      boolean internals,
      Settings settings) {
    this(machine, images, m -> new Program(m).prepare(entry, arguments), internals, settings);
  }

  /** The same for a program that begins in another way. */
  public ProgramUnderTest(
      Machine machine, BootImages images, Start start, boolean internals, Settings settings) {
    this.machine = machine;
    this.classifier =
        new CodeClassifier(
            machine,
            internals || settings.without().contains(Reduction.LIBRARY_CALLS),
            !settings.properties().classNames().isEmpty());
    if (settings.environment().chooseRandom()) {
      machine.universe().setRandomIsChosen();
    }
    machine.universe().setAccessPolicy(classifier);
    new Boot(machine).run(images);
    List<GuestThread> present = machine.threadTable().all();
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
    Outputs.redirect(machine);
    for (String name : settings.properties().classNames()) {
      classes.put(name, load(name));
    }
    Destroyer destroyer = new Destroyer(machine);
    StateCanonicalizer canonicalizer =
        new StateCanonicalizer(machine, internals, settings.without());
    GuestThread main = start.prepare(machine);
    this.mainThread = main.number;
    // What lives when the keeper is made lives for ever: the destroyer must be among it.
    main.pushValue(destroyer.object());
    Garbage garbage =
        settings.without().contains(Reduction.GARBAGE) ? Garbage.NONE : Garbage.COUNT_AND_MARK;
    StateKeeper keeper = new StateKeeper(machine, new StateStore(), garbage, false);
    if (settings.without().contains(Reduction.LIVE_SLOTS)) {
      keeper.keepDeadLocals();
    }
    this.namesInOrder = settings.without().contains(Reduction.SYMMETRY);
    nameObjects();
    main.popValue();
    this.workerMachine = new WorkerMachine(machine, keeper, destroyer, canonicalizer);
    this.initial = (int) keeper.save();
  }

  private ProgramUnderTest(ProgramUnderTest first) {
    this.classifier = first.classifier;
    this.workerMachine = first.workerMachine.another();
    this.machine = workerMachine.machine();
    this.system = first.system;
    this.systemThreads = first.systemThreads;
    this.mainThread = first.mainThread;
    this.initial = first.initial;
    this.classes.putAll(first.classes);
    this.namesInOrder = first.namesInOrder;
    nameObjects();
  }

  private void nameObjects() {
    if (namesInOrder) {
      machine.heap().nameAsIfMadeBy(mainThread);
    }
  }

  /**
   * The same program in another machine, whose states have the same numbers. Nobody may be at work
   * with this one meanwhile; afterwards both can be explored at the same time.
   */
  public ProgramUnderTest another() {
    return new ProgramUnderTest(this);
  }

  private Klass load(String name) {
    String internal = name.replace('.', '/');
    Universe universe = machine.universe();
    if (universe.jdk().classBytes(internal) == null
        && universe.classPath().find(internal) == null) {
      throw new InputProblem("no class " + name + " on the class path; check the name and -cp");
    }
    try {
      return machine.loading().load(machine.appLoader(), internal);
    } catch (GuestThrow | Suspend e) {
      throw new InputProblem("class " + name + " cannot be loaded");
    }
  }

  /** A method that says whether something is so. */
  public Method predicate(String name) {
    return find(name, "()Z", "boolean " + Properties.methodName(name) + "()");
  }

  /** A method that says whether a value may follow another. */
  public Method relation(String name) {
    String simple = Properties.methodName(name);
    for (String type : OBSERVABLE) {
      Method m = find(name, "(" + type + type + ")Z");
      if (m != null) {
        return m;
      }
    }
    throw missing(
        name, "boolean " + simple + "(T before, T after), T being a primitive type or String");
  }

  /** The method that observes the values of a relation. */
  public Method observation(String name, Method relation) {
    String type = relation.descriptor.substring(1, relation.descriptor.indexOf(')'));
    type = type.substring(0, type.length() / 2);
    String simple = Properties.methodName(name);
    return find(
        name,
        "()" + type,
        "T " + simple + "() that returns a value for " + simple + "(T before, T after)");
  }

  private Method find(String name, String descriptor, String shown) {
    Method m = find(name, descriptor);
    if (m == null) {
      throw missing(name, shown);
    }
    return m;
  }

  private @Nullable Method find(String name, String descriptor) {
    for (Klass k = classes.get(Properties.className(name)); k != null; k = k.superKlass) {
      Method m = k.declared(Properties.methodName(name), descriptor);
      if (m != null && m.isStatic()) {
        return m;
      }
    }
    return null;
  }

  private static InputProblem missing(String name, String shown) {
    return new InputProblem(
        "class " + Properties.className(name) + " has no method static " + shown);
  }

  public Machine machine() {
    return machine;
  }

  public CodeClassifier classifier() {
    return classifier;
  }

  public StateKeeper keeper() {
    return workerMachine.keeper();
  }

  /** The machine the program was booted in. */
  public WorkerMachine workerMachine() {
    return workerMachine;
  }

  public int initial() {
    return initial;
  }

  /** Lets all branches of transitions be followed; to be called before there are searches. */
  public void setFollower(BranchFollower branches) {
    follower = branches;
  }

  /** The program as a transition system, with transitions as long as a precision says. */
  public ProgramTransitions transitions(Precision precision, Settings settings) {
    return transitions(workerMachine, precision, settings);
  }

  /** The same for another worker, in a machine of its own. Nobody may be at work meanwhile. */
  public ProgramTransitions transitionsOfWorker(Precision precision, Settings settings) {
    return transitions(workerMachine.another(), precision, settings);
  }

  private ProgramTransitions transitions(WorkerMachine at, Precision precision, Settings settings) {
    TransitionExecutor executor = executor(at, precision, settings);
    return follower == null
        ? new RememberingTransitions(executor)
        : new BranchingTransitions(executor, follower);
  }

  /**
   * The program as a system whose states are positions on a path.
   *
   * @param observed what properties read, if not every change of that begins a transition; or null
   * @param compares whether transitions are compared with each other
   * @param key of the hashes of states, two words, or none
   */
  public PathTransitions path(
      Precision precision,
      @Nullable Precision observed,
      Settings settings,
      boolean compares,
      long... key) {
    TransitionExecutor executor = executor(workerMachine, precision, settings);
    return new PathTransitions(executor, settings, precision, observed, compares, key);
  }

  private TransitionExecutor executor(WorkerMachine at, Precision precision, Settings settings) {
    SchedulingPolicy policy =
        new SchedulingPolicy(
            at.machine(),
            at.keeper(),
            classifier.with(precision),
            precision,
            settings,
            systemThreads,
            mainThread);
    at.machine().setWatch(policy);
    return new TransitionExecutor(at, policy, system, settings.environment(), initial);
  }
}
