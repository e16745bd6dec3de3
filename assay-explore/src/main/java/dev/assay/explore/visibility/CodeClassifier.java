package dev.assay.explore.visibility;

import dev.assay.explore.jdk.AdderCells;
import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.jdk.Handles;
import dev.assay.explore.jdk.HashOrders;
import dev.assay.explore.jdk.HiddenCode;
import dev.assay.explore.jdk.IterationOrders;
import dev.assay.explore.jdk.References;
import dev.assay.explore.jdk.RequiredFacts;
import dev.assay.explore.jdk.SharedData;
import dev.assay.explore.jdk.SpuriousFailures;
import dev.assay.explore.jdk.Tasks;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.TimeAndChance;
import dev.assay.explore.jdk.WeakModes;
import dev.assay.explore.jdk.WorkerPools;
import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.lock.LockCalls;
import dev.assay.explore.jdk.lock.PassedLimits;
import dev.assay.explore.result.Incompleteness;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.AccessPolicy;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How closely the code of a method is examined.
 *
 * <p>Code of the program is visible: a thread may be interrupted before each of its operations that
 * others can notice. Some calls into the JDK are atomic: each call from outside is one transition,
 * up to the point where it blocks or calls the program. What the JDK does for itself is hidden: no
 * thread is interrupted there. Everything else of the JDK is visible like the program's own code.
 * Which code is which stands in the tables of {@link dev.assay.explore.jdk}.
 *
 * <p>All workers of a search use the same object.
 */
public final class CodeClassifier implements AccessPolicy {
  /** The code that is running is visible. */
  public static final int VISIBLE = -1;

  /** The code that is running is hidden. */
  public static final int HIDDEN = -2;

  // What a method is, or a site.
  private static final byte UNKNOWN = 0;
  private static final byte PROGRAM = 1;
  private static final byte VISIBLE_LIBRARY = 2;
  private static final byte ATOMIC_CALL = 3;
  private static final byte HIDDEN_LIBRARY = 4;
  private static final byte JDK = 5;
  private static final byte WORK_OF_TASK = 6;
  private static final byte UNIT = 7;

  /** Added for methods of classes whose data is watched. */
  private static final byte WATCHED = 16;

  /** Added for methods that work on arrays for whoever calls them. */
  private static final byte HELPER = 32;

  private static final byte SIGHT = 15;

  private static final LockCalls.Role[] ROLES = LockCalls.Role.values();

  /** Added to the number of a family, or {@link AtomicCalls#NONE}, where 0 means not known. */
  private static final int FIRST_FAMILY = 2;

  /** Where the number of the family of atomic calls begins. */
  private static final int FAMILY_SHIFT = 9;

  /** Where it begins what a call does with a lock. */
  private static final int ROLE_SHIFT = 6;

  private static final int ROLE = 7;

  /** Libraries that tests are written with: what they keep for themselves is not what is tested. */
  private static final ClassNames FRAMEWORKS =
      ClassNames.of(
          "dev/assay/api/**",
          "org/junit/**",
          "junit/**",
          "org/opentest4j/**",
          "org/hamcrest/**",
          "org/assertj/**");

  private final Machine machine;
  private final boolean internals;
  private final Known known;
  private final @Nullable Precision precision;
  private final @Nullable PropertyFields propertyFields;

  /**
   * What was found out of methods and classes, by whatever thread. Of two threads that find out
   * something at the same time one may be forgotten, and finds it out again.
   */
  private static final class Known {
    final RequiredFacts requiredFacts;

    /** By method: what it is, and the family of its class. */
    volatile short[] byMethod = new short[1024];

    /** By site where arrays are made. */
    volatile byte[] bySite = new byte[1024];

    /** By class: the family that it belongs to, 0 if that is not known yet. */
    volatile byte[] familyByKlass = new byte[1024];

    /** Classes whose objects make their hash codes of identity hash codes. */
    final Set<Klass> identityHashed = ConcurrentHashMap.newKeySet();

    volatile int randomMirror;
    volatile @Nullable Klass referenceKlass;
    volatile boolean cleanUp;

    Known(Machine machine) {
      this.requiredFacts = new RequiredFacts(machine.universe());
    }
  }

  /**
   * @param internals whether the JDK's own concurrent classes are visible instead of atomic
   * @param properties whether there are methods that are asked about states
   */
  public CodeClassifier(Machine machine, boolean internals, boolean properties) {
    this.machine = machine;
    this.internals = internals;
    this.known = new Known(machine);
    this.precision = null;
    this.propertyFields = properties ? new PropertyFields() : null;
  }

  private CodeClassifier(CodeClassifier other, Precision precision) {
    this.machine = other.machine;
    this.internals = other.internals;
    this.known = other.known;
    this.precision = precision;
    this.propertyFields = other.propertyFields;
  }

  /** The same for a search that knows which calls are not one transition. */
  public CodeClassifier with(Precision learnt) {
    return new CodeClassifier(this, learnt);
  }

  /**
   * Whether the JDK's code in which a thread is does something for the program that has called it,
   * and does not load, link or initialise a class meanwhile.
   */
  public boolean isOnBehalfOfProgram(GuestThread t) {
    for (int d = t.depth; d >= 0 && !inProgram(t, d); d--) {
      if (t.methods[d].isClassInitializer() || SharedData.isMachinery(t.methods[d])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class belongs to the program. */
  public boolean isProgram(Klass k) {
    return k.loader != 0
        && k.loader != machine.platformLoader()
        && !k.injected
        && !FRAMEWORKS.contains(k.name);
  }

  private int known(Method m) {
    short[] all = known.byMethod;
    if (m.id >= all.length) {
      all = Arrays.copyOf(all, Math.max(m.id + 1, all.length * 2));
      known.byMethod = all;
    }
    short s = all[m.id];
    if (s == UNKNOWN) {
      s =
          (short)
              (classify(m)
                  | (watchesData(m.holder) ? WATCHED : 0)
                  | (SharedData.isHelperForArrays(m.holder) ? HELPER : 0)
                  | LockCalls.role(m).ordinal() << ROLE_SHIFT
                  | (AtomicCalls.family(m.holder) + 1) << FAMILY_SHIFT);
      all[m.id] = s;
    }
    return s;
  }

  /** The family of the class of a method. */
  private static int family(int known) {
    return (known >> FAMILY_SHIFT) - 1;
  }

  private int sight(Method m) {
    return known(m) & SIGHT;
  }

  private byte classify(Method m) {
    Klass k = m.holder;
    if (isProgram(k)) {
      return PROGRAM;
    }
    if (FRAMEWORKS.contains(k.name)) {
      return VISIBLE_LIBRARY;
    }
    if (k.loader != 0 && k.loader != machine.platformLoader()) {
      return HIDDEN_LIBRARY;
    }
    if (ThreadFacts.isBelowAll(m)) {
      return VISIBLE_LIBRARY;
    }
    if (AtomicCalls.isAlwaysOne(m)) {
      return ATOMIC_CALL;
    }
    if (Tasks.isWork(m)) {
      return WORK_OF_TASK;
    }
    int family = AtomicCalls.family(k);
    if (family != AtomicCalls.NONE) {
      if (internals || !AtomicCalls.isOne(m, family)) {
        return VISIBLE_LIBRARY;
      }
      return AtomicCalls.isUnit(m) ? UNIT : ATOMIC_CALL;
    }
    return HiddenCode.contains(k.name) ? HIDDEN_LIBRARY : VISIBLE_LIBRARY;
  }

  /**
   * What a thread is in the midst of: {@link #VISIBLE}, {@link #HIDDEN}, or the index of the frame
   * whose call is one transition. Only the JDK's frames above the last one of the program count.
   */
  public int of(GuestThread t) {
    return of(t, t.depth);
  }

  /** The same as if a frame were the highest. */
  private int of(GuestThread t, int top) {
    int call = VISIBLE;
    for (int d = top; d >= 0; d--) {
      switch (sight(t.methods[d])) {
        case PROGRAM:
        case WORK_OF_TASK:
          return call;
        case HIDDEN_LIBRARY:
          if (!t.methods[d].isSynthetic()) {
            return HIDDEN;
          }
          break;
        case ATOMIC_CALL:
          if (isOne(t.methods[d])) {
            call = d;
          }
          break;
        case UNIT:
          if (isOne(t.methods[d])) {
            return d;
          }
          break;
        default:
          break;
      }
    }
    return call;
  }

  /** What a call does with a lock. */
  public LockCalls.Role lockRole(Method m) {
    return ROLES[(known(m) >> ROLE_SHIFT) & ROLE];
  }

  /** Whether calls of a method are one transition as far as the search knows. */
  private boolean isOne(Method m) {
    int family = family(known(m));
    return family == AtomicCalls.NONE || precision == null || !precision.isFine(family);
  }

  /**
   * The family that has an object, if a thread accesses it other than in a call that is one
   * transition, and so may find it in the midst of one; else {@link AtomicCalls#NONE}.
   *
   * @param at the worker's machine that has the object
   */
  public int exposedFamily(GuestThread t, Machine at, int object, int slot) {
    int family = internals ? AtomicCalls.NONE : family(at, object, slot);
    boolean isExposed =
        family != AtomicCalls.NONE && !AtomicCalls.isRobust(family) && of(t) == VISIBLE;
    return isExposed ? family : AtomicCalls.NONE;
  }

  /** The family whose classes have made an array, or have declared a field of an object. */
  private int family(Machine at, int object, int slot) {
    Klass k = at.heap().klass[object];
    if (k.isArray()) {
      Method m = machine.universe().sites[siteOf(object)].method;
      return m == null ? AtomicCalls.NONE : family(m.holder);
    }
    if (k == machine.universe().classKlass()) {
      return family(at.klassOf(object));
    }
    while (k.superKlass != null && slot < k.superKlass.instanceSlots) {
      k = k.superKlass;
    }
    return family(k);
  }

  private int family(Klass k) {
    byte[] all = known.familyByKlass;
    if (k.id >= all.length) {
      all = Arrays.copyOf(all, Math.max(k.id + 1, all.length * 2));
      known.familyByKlass = all;
    }
    if (all[k.id] == 0) {
      all[k.id] = (byte) (AtomicCalls.family(k) + FIRST_FAMILY);
    }
    return all[k.id] - FIRST_FAMILY;
  }

  /**
   * Whether it is the program that asks a thread for something, and not the JDK for itself: what
   * lies below the methods of threads is visible.
   */
  public boolean isAskedByProgram(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && ThreadFacts.isOfThread(t.methods[d])) {
      d--;
    }
    return d >= 0 && of(t, d) == VISIBLE && ownFrame(t, d) >= 0;
  }

  private int ownFrame(GuestThread t, int top) {
    int d = top;
    while (d >= 0 && !inProgram(t, d)) {
      d--;
    }
    return d;
  }

  /** Whether a frame is the program's own. */
  public boolean inProgram(GuestThread t, int frame) {
    return frame >= 0 && sight(t.methods[frame]) == PROGRAM;
  }

  /** Whether a thread is in a string builder, which reads the bytes of texts. */
  boolean isInBuilder(GuestThread t) {
    return SharedData.isTextBuilder(t.method());
  }

  /** Whether a thread is in a collection, or the like, that hidden code uses for itself. */
  boolean usesCollection(GuestThread t) {
    return (user(t) & WATCHED) != 0 && of(t) == HIDDEN;
  }

  /** What is known of the method that uses an array, perhaps through methods for all arrays. */
  private int user(GuestThread t) {
    int d = t.depth;
    int s = known(t.methods[d]);
    while ((s & HELPER) != 0 && d > 0) {
      s = known(t.methods[--d]);
    }
    return s;
  }

  // ---- data ----

  @Override
  public boolean mayWatch(Klass k) {
    if (References.REFERENCE.is(k)) {
      known.referenceKlass = k;
    }
    if (!known.cleanUp && isProgram(k)) {
      known.cleanUp = References.isFinalized(k) || names(k, References.CLEANER);
    }
    if (k.loader == 0) {
      known.requiredFacts.noteUse(k);
    }
    return k.loader != 0 || SharedData.mayBeAccessedBy(k);
  }

  /** Whether the class file of a class names another class. */
  private static boolean names(Klass k, JdkClass other) {
    ConstantPool pool = k.file.pool();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.CLASS && pool.className(i).equals(other.name())) {
        return true;
      }
    }
    return false;
  }

  /** Whether code of the program has run that relies on objects being cleaned up. */
  public boolean hasSeenCleanUp() {
    return known.cleanUp;
  }

  /** What the program uses of a JDK that is not known well enough to notice it all. */
  public Collection<Incompleteness> missingFacts() {
    return known.requiredFacts.missing();
  }

  /** The classes that were seen to make their hash codes of identity hash codes. */
  public Set<Klass> identityHashed() {
    return known.identityHashed;
  }

  /** Whether a plain access that a thread is about to make is to what a reference object holds. */
  public boolean isReferent(GuestThread t) {
    return t.method().holder == known.referenceKlass;
  }

  /**
   * Whether an object is the class ThreadLocalRandom. Of its fields only the one is watched that is
   * read whenever a thread asks for its generator.
   */
  public boolean isRandom(int object) {
    return object == known.randomMirror;
  }

  @Override
  public boolean watches(Field f) {
    return watchesAlways(f) || (propertyFields != null && propertyFields.contains(f));
  }

  /**
   * Whether what is accessed is watched only because properties may read it.
   *
   * @param at the worker's machine that has the object
   */
  public boolean isForPropertiesOnly(Machine at, int object, int slot) {
    return propertyFields != null
        && propertyFields.isOnlyFor(at, object, slot, f -> !watchesAlways(f));
  }

  private boolean watchesAlways(Field f) {
    if (f.isVolatile()) {
      return true;
    }
    if (TimeAndChance.isGeneratorOfThread(f)) {
      known.randomMirror = f.holder.mirror;
      return true;
    }
    return (watchesData(f.holder) && !(f.holder.loader == 0 && SharedData.isHarmless(f)))
        || SharedData.isOpenToAll(f)
        || isSetting(f)
        || isLikeVolatile(f)
        || ThreadFacts.GROUP_OF_THREAD.is(f)
        || ThreadFacts.NUMBER.is(f)
        || IterationOrders.isSalt(f)
        || References.REFERENT.is(f);
  }

  /** Whether a field of the JDK's hidden code keeps what programs set. */
  public boolean isSetting(Field f) {
    return f.holder.loader == 0 && SharedData.isSetting(f);
  }

  @Override
  public boolean isLikeVolatile(Field f) {
    return f.holder.loader == 0 && SharedData.isLikeVolatile(f);
  }

  @Override
  public boolean isData(Field f) {
    return !f.isVolatile()
        && !isLikeVolatile(f)
        && !TimeAndChance.isGeneratorOfThread(f)
        && !ThreadFacts.GROUP_OF_THREAD.is(f)
        && !ThreadFacts.NUMBER.is(f)
        && !HashOrders.isTable(f)
        && !References.REFERENT.is(f);
  }

  @Override
  public boolean watchesCalls(Method m) {
    return m.holder.loader == 0
        && (SpuriousFailures.mayHappenIn(m)
            || WeakModes.isUsedBy(m)
            || LockCalls.role(m) == LockCalls.Role.OBSERVES
            || WorkerPools.tellsParallelism(m)
            || TimeAndChance.isToBeShown(m)
            || ThreadFacts.handlesForGroup(m)
            || PassedLimits.mayMatterTo(m)
            || AdderCells.mayMatterTo(m));
  }

  /**
   * Of the method that a thread has called from the program, through reflection perhaps, the frame;
   * one too many if it is native, and negative if there is no code of the program.
   */
  public int calledByProgram(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && !inProgram(t, d)) {
      d--;
    }
    if (d < 0) {
      return -1;
    }
    do {
      d++;
    } while (d <= t.depth && HiddenCode.passesOn(t.methods[d]));
    return d;
  }

  /**
   * Whether arrays made at a site are the JDK's: code of the program gets hold of them only if it
   * is given them.
   */
  public boolean isMadeByJdk(int site) {
    byte[] all = known.bySite;
    if (site >= all.length) {
      all = Arrays.copyOf(all, Math.max(site + 1, all.length * 2));
      known.bySite = all;
    }
    byte s = all[site];
    if (s == UNKNOWN) {
      s = isMadeByJdk(machine.universe().sites[site].method) ? JDK : PROGRAM;
      all[site] = s;
    }
    return s == JDK;
  }

  private boolean isMadeByJdk(@Nullable Method m) {
    return m == null || (!watchesData(m.holder) && !Handles.makesMemory(m));
  }

  /** Whether a thread is in code that is watched, and not on behalf of code that is not. */
  public boolean isInSight(GuestThread t) {
    return (user(t) & WATCHED) != 0 && of(t) == VISIBLE;
  }

  /** Data that the program may share without noticing: its own, and most of the JDK's. */
  private boolean watchesData(Klass k) {
    return !k.generated && (isProgram(k) || (isJdk(k) && SharedData.isWatched(k)));
  }

  private boolean isJdk(Klass k) {
    return (k.loader == 0 || k.loader == machine.platformLoader()) && !FRAMEWORKS.contains(k.name);
  }

  /**
   * Whether data is that of the JDK's concurrent classes, which need not be synchronised: objects
   * of these classes, and arrays that are made there.
   *
   * @param at the worker's machine that has the object
   */
  public boolean isTrusted(Machine at, int object) {
    Klass k = at.heap().klass[object];
    if (k.isArray()) {
      Method m = machine.universe().sites[siteOf(object)].method;
      return m != null && isJdk(m.holder) && SharedData.isTrusted(m.holder);
    }
    if (k == machine.universe().classKlass()) {
      k = at.klassOf(object);
    }
    return isJdk(k) && SharedData.isTrusted(k);
  }

  /**
   * Whether a thread is in such a class, which uses memory through a handle, or the like. The array
   * may have been made elsewhere, as a copy.
   */
  public boolean usesHandleInTrusted(GuestThread t) {
    int d = t.depth;
    while (d > 0 && Handles.isPartOfAccess(t.methods[d])) {
      d--;
    }
    Klass k = t.methods[d].holder;
    return isJdk(k) && SharedData.isTrusted(k);
  }

  private int siteOf(int object) {
    return machine.universe().identities().chainOf(object).site;
  }
}
