package dev.assay.explore.visibility;

import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.jdk.Handles;
import dev.assay.explore.jdk.HiddenCode;
import dev.assay.explore.jdk.References;
import dev.assay.explore.jdk.RequiredFacts;
import dev.assay.explore.jdk.SharedData;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.TimeAndChance;
import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
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

  /** Added for methods of classes whose data is watched. */
  private static final byte WATCHED = 16;

  /** Added for methods that work on arrays for whoever calls them. */
  private static final byte HELPER = 32;

  private static final byte SIGHT = 15;

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
  private final RequiredFacts requiredFacts;

  /**
   * By method, whatever thread has found it out. Of two threads that find out something at the same
   * time one may be forgotten, and finds it out again.
   */
  private volatile byte[] byMethod = new byte[1024];

  /** The same of sites where arrays are made. */
  private volatile byte[] bySite = new byte[1024];

  private volatile int randomMirror;
  private volatile @Nullable Klass referenceKlass;
  private volatile boolean cleanUp;

  /**
   * @param internals whether the JDK's own concurrent classes are visible instead of atomic
   */
  public CodeClassifier(Machine machine, boolean internals) {
    this.machine = machine;
    this.internals = internals;
    this.requiredFacts = new RequiredFacts(machine.universe());
  }

  /** Whether a class belongs to the program. */
  public boolean isProgram(Klass k) {
    return k.loader != 0
        && k.loader != machine.platformLoader()
        && !k.injected
        && !FRAMEWORKS.contains(k.name);
  }

  private byte known(Method m) {
    byte[] known = byMethod;
    if (m.id >= known.length) {
      known = Arrays.copyOf(known, Math.max(m.id + 1, known.length * 2));
      byMethod = known;
    }
    byte s = known[m.id];
    if (s == UNKNOWN) {
      s =
          (byte)
              (classify(m)
                  | (watchesData(m.holder) ? WATCHED : 0)
                  | (SharedData.isHelperForArrays(m.holder) ? HELPER : 0));
      known[m.id] = s;
    }
    return s;
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
    if (AtomicCalls.areThoseOf(k)) {
      return internals || AtomicCalls.isCompound(m) ? VISIBLE_LIBRARY : ATOMIC_CALL;
    }
    return HiddenCode.contains(k.name) ? HIDDEN_LIBRARY : VISIBLE_LIBRARY;
  }

  /**
   * What a thread is in the midst of: {@link #VISIBLE}, {@link #HIDDEN}, or the index of the frame
   * whose call is one transition. Only the JDK's frames above the last one of the program count.
   */
  public int of(GuestThread t) {
    int call = VISIBLE;
    for (int d = t.depth; d >= 0; d--) {
      switch (sight(t.methods[d])) {
        case PROGRAM:
          return call;
        case HIDDEN_LIBRARY:
          if (!t.methods[d].isSynthetic()) {
            return HIDDEN;
          }
          break;
        case ATOMIC_CALL:
          call = d;
          break;
        default:
          break;
      }
    }
    return call;
  }

  /** Whether a frame is the program's own. */
  public boolean inProgram(GuestThread t, int frame) {
    return frame >= 0 && sight(t.methods[frame]) == PROGRAM;
  }

  /** Whether a thread is in a string builder, which reads the bytes of texts. */
  boolean isInBuilder(GuestThread t) {
    return SharedData.isTextBuilder(t.method());
  }

  /** Whether a thread is in a collection, or the like, that code out of sight uses for itself. */
  boolean usesCollection(GuestThread t) {
    return (user(t) & WATCHED) != 0 && of(t) != VISIBLE;
  }

  /** What is known of the method that uses an array, perhaps through methods for all arrays. */
  private byte user(GuestThread t) {
    int d = t.depth;
    byte s = known(t.methods[d]);
    while ((s & HELPER) != 0 && d > 0) {
      s = known(t.methods[--d]);
    }
    return s;
  }

  // ---- data ----

  @Override
  public boolean mayWatch(Klass k) {
    if (References.REFERENCE.is(k)) {
      referenceKlass = k;
    }
    if (!cleanUp && isProgram(k)) {
      cleanUp = References.isFinalized(k) || names(k, References.CLEANER);
    }
    if (k.loader == 0) {
      requiredFacts.noteUse(k);
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
    return cleanUp;
  }

  /** What the program uses of a JDK that is not known well enough to notice it all. */
  public Collection<Incompleteness> missingFacts() {
    return requiredFacts.missing();
  }

  /** Whether a plain access that a thread is about to make is to what a reference object holds. */
  public boolean isReferent(GuestThread t) {
    return t.method().holder == referenceKlass;
  }

  /**
   * Whether an object is the class ThreadLocalRandom. Of its fields only the one is watched that is
   * read whenever a thread asks for its generator.
   */
  public boolean isRandom(int object) {
    return object == randomMirror;
  }

  @Override
  public boolean watches(Field f) {
    if (f.isVolatile()) {
      return true;
    }
    if (TimeAndChance.isGeneratorOfThread(f)) {
      randomMirror = f.holder.mirror;
      return true;
    }
    return watchesData(f.holder)
        || SharedData.isOpenToAll(f)
        || ThreadFacts.GROUP_OF_THREAD.is(f)
        || References.REFERENT.is(f);
  }

  /**
   * Whether arrays made at a site are the JDK's: code of the program gets hold of them only if it
   * is given them.
   */
  public boolean isMadeByJdk(int site) {
    byte[] known = bySite;
    if (site >= known.length) {
      known = Arrays.copyOf(known, Math.max(site + 1, known.length * 2));
      bySite = known;
    }
    byte s = known[site];
    if (s == UNKNOWN) {
      s = isMadeByJdk(machine.universe().sites[site].method) ? JDK : PROGRAM;
      known[site] = s;
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

  /** Data that the program may share without noticing: its own, and that of plain collections. */
  private boolean watchesData(Klass k) {
    if (k.generated) {
      return false;
    }
    return isProgram(k) || SharedData.isWatched(k, internals);
  }
}
