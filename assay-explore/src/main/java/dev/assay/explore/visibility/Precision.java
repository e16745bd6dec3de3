package dev.assay.explore.visibility;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.model.LongSet;
import dev.assay.explore.visibility.Signs.Sign;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the search has learnt about a program and needs to know before it starts: which data is
 * written after other threads can reach it, which data takes part in races, and which kinds of
 * operation the program observes in ways that make more steps necessary. It begins with the
 * coarsest view. Whenever a run shows the view to be too coarse, it is refined and the search
 * begins anew; the last search has then been made with a view that all of it confirms.
 *
 * <p>Belongs to one thread. Workers that search together have copies, which stay alike: whoever
 * learns something ends the search.
 */
public final class Precision {
  /** Operations that most programs do not look at, so that they need no step of their own. */
  public enum Aspect {
    /** Whether a thread is alive, other than by joining it. */
    LIFE,
    /** Whether a thread is interrupted: then waiting and sleeping have two ends. */
    INTERRUPTS,
    /**
     * The monitor of a thread that has ended, other than by joining: that may then have to wait.
     */
    THREAD_MONITORS,
    /** The state of a thread: whether it waits, sleeps or joins. */
    STATES,
    /** Whether a lock of the JDK's is held, other than by waiting for it. */
    LOCKS,
    /** The name of a thread, which is changed when others know the thread. */
    NAMES,
    /** The numbers of threads: who makes a thread takes the next one of those that all share. */
    NUMBERS,
    /** How many processors there are: several numbers are explored. */
    PROCESSORS,
    /** The same: one processor is among them. */
    ONE_PROCESSOR,
    /** The clock, which then goes on when a thread has slept, or waited to a time limit. */
    CLOCK
  }

  /** Those by which more of the environment is explored, and not the same in smaller steps. */
  private static final Set<Aspect> OF_ENVIRONMENT =
      EnumSet.of(Aspect.NUMBERS, Aspect.PROCESSORS, Aspect.ONE_PROCESSOR, Aspect.CLOCK);

  public static final long STATIC = 1L << 61;
  private static final long ARRAY = 1L << 62;

  private final LongSet mutable = new LongSet();
  private final LongSet handedOver = new LongSet();
  private final LongSet contended = new LongSet();
  private final LongSet racy = new LongSet();
  private final List<String> racyNames = new ArrayList<>();
  private final LongSet observed = new LongSet();

  /** The kinds whose names were looked for among those remembered. */
  private final LongSet recalledObserved = new LongSet();

  private long lastRecalledObserved;

  private final OwnershipTable owners;
  private boolean monitorsObserved;
  private boolean hiddenMonitorsObserved;
  private boolean outdated;
  private int changes;
  private final boolean[] aspects = new boolean[Aspect.values().length];
  private final Signs signs = new Signs();

  /** The families of calls of the JDK that are explored as code, see {@link AtomicCalls}. */
  private long fine;

  private final boolean allMutable;
  private final boolean allContended;

  /** The coarsest view, except where reductions are switched off. */
  public Precision(Set<Reduction> without) {
    this.remembered = null;
    this.names = null;
    this.owners = new OwnershipTable();
    allMutable = without.contains(Reduction.QUIET_DATA);
    allContended = without.contains(Reduction.OWNERSHIP);
    Arrays.fill(aspects, without.contains(Reduction.RARE_OPERATIONS));
    for (Aspect a : OF_ENVIRONMENT) {
      aspects[a.ordinal()] = false; // another program, as it were, and no finer view of one
    }
  }

  /** What another process has learnt, by name; its classes may not be loaded yet. */
  private final @Nullable PrecisionSnapshot remembered;

  /** Knows the names of what is remembered. */
  private final @Nullable KindNames names;

  /** The kinds whose names were looked up in what is remembered. */
  private final LongSet known = new LongSet();

  private long lastRecalled;

  /** As another process had it in the end. */
  public Precision(PrecisionSnapshot remembered, KindNames names, Set<Reduction> without) {
    this.allMutable = without.contains(Reduction.QUIET_DATA);
    this.allContended = without.contains(Reduction.OWNERSHIP);
    this.remembered = remembered;
    this.names = names;
    this.owners = new OwnershipTable();
    addAspects(remembered.aspects());
  }

  private Precision(Precision other, OwnershipTable owners) {
    this.owners = owners;
    this.allMutable = other.allMutable;
    this.allContended = other.allContended;
    this.remembered = other.remembered;
    this.names = other.names;
    addAll(other);
  }

  /** Learns what another one has learnt. */
  public void addAll(Precision other) {
    changes++;
    other.mutable.stream().forEach(mutable::add);
    other.handedOver.stream().forEach(handedOver::add);
    other.contended.stream().forEach(contended::add);
    other.racy.stream().forEach(racy::add);
    other.racyNames.stream().filter(n -> !racyNames.contains(n)).forEach(racyNames::add);
    other.observed.stream().forEach(observed::add);
    monitorsObserved |= other.monitorsObserved;
    hiddenMonitorsObserved |= other.hiddenMonitorsObserved;
    outdated |= other.outdated;
    fine |= other.fine;
    for (Aspect a : Aspect.values()) {
      aspects[a.ordinal()] |= other.has(a);
    }
    other.signs.seen().forEach(this::note);
  }

  /** The same at this moment; later changes to one do not show in the other. */
  public Precision copy() {
    return new Precision(this, new OwnershipTable());
  }

  /** A copy for another worker of the same search: who uses what, they find out together. */
  public Precision forWorker() {
    owners.share();
    return new Precision(this, owners);
  }

  /** What was learnt, for another process. */
  public PrecisionSnapshot view(KindNames kinds) {
    return new PrecisionSnapshot(
        mutable.stream().mapToObj(kinds::of).sorted().toList(),
        handedOver.stream().mapToObj(kinds::of).sorted().toList(),
        contended.stream().mapToObj(kinds::of).sorted().toList(),
        racy.stream().mapToObj(kinds::of).sorted().toList(),
        aspects());
  }

  /** Which operations count, which calls are explored as code, which signs were seen: by name. */
  public List<String> aspects() {
    return Stream.of(
            Arrays.stream(Aspect.values()).filter(this::has).map(Aspect::name),
            AtomicCalls.FAMILIES.stream().map(AtomicCalls.Family::name).filter(this::isFine),
            signs.names())
        .flatMap(names -> names)
        .toList();
  }

  /** Takes over what {@link #aspects} has given. */
  public void addAspects(Collection<String> names) {
    changes++;
    for (Aspect a : Aspect.values()) {
      aspects[a.ordinal()] |= names.contains(a.name());
    }
    signs.addNamed(names);
    // Who names the signs and not what follows from them would keep that from being learnt.
    signs.aspects().forEach(a -> aspects[a.ordinal()] = true);
    for (String name : names) {
      int family = AtomicCalls.family(name);
      fine |= family == AtomicCalls.NONE ? 0 : 1L << family;
    }
  }

  /** The kinds of data that are written while several threads can reach them. */
  public LongStream mutable() {
    return mutable.stream();
  }

  /** The kinds of data that threads use one after the other. */
  public LongStream handedOver() {
    return handedOver.stream();
  }

  /** The kinds of data that threads use at the same time. */
  public LongStream contended() {
    return contended.stream();
  }

  /** The kinds of data each of whose accesses is a step. */
  public LongStream racy() {
    return racy.stream();
  }

  /** The kinds of data that properties read. */
  public LongStream observed() {
    return observed.stream();
  }

  private void recall(long kind) {
    if (remembered != null && kind != lastRecalled) {
      lastRecalled = kind; // which is asked for several times on end
      recallByName(kind);
    }
  }

  private void recallByName(long kind) {
    if (remembered != null && names != null && known.add(kind)) {
      String name = names.of(kind);
      if (remembered.mutable().contains(name)) {
        mutable.add(kind);
      }
      if (remembered.handedOver().contains(name)) {
        handedOver.add(kind);
      }
      if (remembered.contended().contains(name)) {
        contended.add(kind);
      }
      if (remembered.racy().contains(name)) {
        racy.add(kind);
      }
    }
  }

  /** Whether something was learnt since a search began, which then has to begin anew. */
  public boolean isOutdated() {
    return outdated;
  }

  /** A search begins. */
  public void settle() {
    outdated = false;
  }

  private boolean learn(boolean isNew) {
    outdated |= isNew;
    return note(isNew);
  }

  private boolean note(boolean isNew) {
    if (isNew) {
      changes++;
    }
    return isNew;
  }

  /**
   * Grows whenever something is learnt on which the end of a step may depend: that data is of some
   * kind, or that one more thread uses data that others use.
   */
  public int changes() {
    return changes + owners.changes();
  }

  /** Whether data of this kind is written while several threads can reach it. */
  boolean isMutable(long kind) {
    recall(kind);
    return allMutable || mutable.contains(kind);
  }

  public boolean addMutable(long kind) {
    recall(kind);
    return learn(!allMutable && mutable.add(kind));
  }

  /**
   * Whether arrays of this kind, which the JDK makes, are used by code in sight, or are otherwise
   * known to be written while several threads can reach them.
   */
  boolean isGivenAway(long kind) {
    recall(kind);
    return mutable.contains(kind);
  }

  void addGivenAway(long kind) {
    recall(kind);
    learn(mutable.add(kind));
  }

  /** Whether several threads use the same data of this kind while they are alive. */
  public boolean isContended(long kind) {
    recall(kind);
    return allContended || contended.contains(kind);
  }

  public boolean addContended(long kind) {
    recall(kind);
    return learn(!allContended && contended.add(kind));
  }

  /** Whether a thread uses data of this kind that another has used before it came to its end. */
  boolean isHandedOver(long kind) {
    return handedOver.contains(kind);
  }

  public void addHandedOver(long kind) {
    learn(handedOver.add(kind));
  }

  /** Who uses the data that is not contended. */
  public OwnershipTable owners() {
    return owners;
  }

  /** Whether every access to this kind of data is a step of its own. */
  boolean isRacy(long kind) {
    recall(kind);
    return racy.size() > 0 && racy.contains(kind);
  }

  /**
   * Learns that every access to data of a kind is a step.
   *
   * @param name of the data; null if nobody need be told
   */
  public void addRacy(long kind, @Nullable String name) {
    if (note(racy.add(kind)) && name != null) {
      racyNames.add(name);
    }
  }

  /** Takes over kinds that an earlier search has found to be racy, and what they are called. */
  public void addRacy(List<Long> kinds, List<String> kindNames) {
    changes++;
    kinds.forEach(racy::add);
    racyNames.addAll(kindNames);
  }

  /**
   * Whether properties of the user's read this kind of data: each write to it begins a step, even
   * if there is but one thread, so that every value they take is seen.
   */
  public boolean isObserved(Machine machine, int object, int slot) {
    return (observed.size() > 0 || !rememberedObserved.isEmpty())
        && isObserved(kind(machine, object, slot));
  }

  /** Whether properties of the user's read this kind of data. */
  public boolean isObserved(long kind) {
    return observed.contains(kind) || recallObserved(kind);
  }

  public boolean addObserved(long kind) {
    return note(!recallObserved(kind) && observed.add(kind));
  }

  /** Whether properties enter monitors, so that the states in which these are free count. */
  public boolean observesMonitors() {
    return monitorsObserved;
  }

  public boolean observeMonitors() {
    boolean isNew = !monitorsObserved;
    monitorsObserved = true;
    return note(isNew);
  }

  /** The same of monitors that the JDK's hidden code enters for them. */
  public boolean observesHiddenMonitors() {
    return hiddenMonitorsObserved;
  }

  public boolean observeHiddenMonitors() {
    boolean isNew = !hiddenMonitorsObserved;
    hiddenMonitorsObserved = true;
    return note(isNew);
  }

  /** Whether there are properties that read anything. */
  public boolean observes() {
    return monitorsObserved
        || hiddenMonitorsObserved
        || observed.size() > 0
        || !rememberedObserved.isEmpty();
  }

  /** What properties read in another process, by name; their monitors are called so. */
  private List<String> rememberedObserved = List.of();

  private @Nullable KindNames observedNames;
  private static final String MONITORS = "monitors";
  private static final String HIDDEN_MONITORS = "hidden monitors";

  /** Takes over what properties of another process have read. */
  public void remember(List<String> names, KindNames kinds) {
    rememberedObserved = List.copyOf(names);
    observedNames = kinds;
    monitorsObserved |= names.contains(MONITORS);
    hiddenMonitorsObserved |= names.contains(HIDDEN_MONITORS);
  }

  /** What properties read, for another process. */
  public List<String> observed(KindNames kinds) {
    Set<String> all = new TreeSet<>(rememberedObserved);
    observed.stream().mapToObj(kinds::of).forEach(all::add);
    if (monitorsObserved) {
      all.add(MONITORS);
    }
    if (hiddenMonitorsObserved) {
      all.add(HIDDEN_MONITORS);
    }
    return List.copyOf(all);
  }

  private boolean recallObserved(long kind) {
    if (observedNames == null || kind == lastRecalledObserved) {
      return false;
    }
    lastRecalledObserved = kind;
    boolean is =
        !rememberedObserved.isEmpty()
            && recalledObserved.add(kind)
            && rememberedObserved.contains(observedNames.of(kind));
    if (is) {
      observed.add(kind);
    }
    return is;
  }

  /** How much properties are known to read. */
  public int observations() {
    return observed.size() + (monitorsObserved ? 1 : 0) + (hiddenMonitorsObserved ? 1 : 0);
  }

  /** Whether data that takes part in races is more than what the JDK's concurrent classes keep. */
  public boolean isAnyRaceOfProgram(KindNames kinds) {
    return !racy.stream().allMatch(kinds::isOfConcurrentClass);
  }

  /** What that data is called, whoever has found that it takes part in races. */
  public List<String> racesOfProgram(KindNames kinds) {
    Set<String> names = new TreeSet<>(racyNames);
    if (names.isEmpty()) {
      racy.stream()
          .filter(kind -> !kinds.isOfConcurrentClass(kind))
          .forEach(kind -> names.add(kinds.readable(kind)));
    }
    return List.copyOf(names);
  }

  /** What data is called that takes part in races. */
  public List<String> racyNames() {
    return List.copyOf(racyNames);
  }

  public boolean has(Aspect a) {
    return aspects[a.ordinal()];
  }

  public void add(Aspect a) {
    learn(!has(a));
    aspects[a.ordinal()] = true;
  }

  /** Whether the calls of a family are explored as the code that they are. */
  public boolean isFine(int family) {
    return (fine & (1L << family)) != 0;
  }

  private boolean isFine(String family) {
    return isFine(AtomicCalls.family(family));
  }

  /** Calls of a family turn out to be used together with others that find their data in between. */
  public void addFine(int family) {
    learn(!isFine(family));
    fine |= 1L << family;
  }

  /** Whether a sign was seen. */
  public boolean has(Sign s) {
    return signs.has(s);
  }

  /** Notes a sign, by which operations of some kind may come to count. */
  public void note(Sign s) {
    if (signs.add(s)) {
      signs.aspects().stream().filter(a -> !has(a)).forEach(this::add);
    }
  }

  /**
   * The kind of a location: the field of a class, a static field, or the elements of the arrays
   * that one instruction makes.
   */
  public static long kind(Machine machine, int object, int slot) {
    Heap heap = machine.heap();
    if (heap.klass[object].isArray()) {
      Identities.Chain c = machine.universe().identities().chainOf(object);
      return arrayKind(c.site);
    }
    if (heap.klass[object] == machine.universe().classKlass()) {
      return staticKind(object, slot);
    }
    return fieldKind(heap.klass[object].id, slot);
  }

  /** The elements of the arrays made at a site. */
  public static long arrayKind(int site) {
    return ARRAY | site;
  }

  /** A static field of the class whose class object is at a position. */
  public static long staticKind(int classObject, int slot) {
    return STATIC | ((long) classObject << 16) | slot;
  }

  /** A field of the objects of a class. */
  public static long fieldKind(int klass, int slot) {
    return ((long) klass << 16) | slot;
  }

  /** For {@link Universe} sites that arrays of the JDK share; they are told apart by nothing. */
  public static boolean isArrayKind(long kind) {
    return (kind & ARRAY) != 0;
  }

  public static boolean isStaticKind(long kind) {
    return (kind & STATIC) != 0;
  }
}
