package dev.assay.explore.visibility;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.AccessPolicy;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How closely the code of a method is looked at.
 *
 * <p>Code of the program is open: a thread may be interrupted before each of its operations that
 * others can notice. The classes of {@code java.util.concurrent} are units: each call from outside
 * is one step, up to the point where it blocks or calls the program. What the JDK does for itself
 * (loading classes, linking, printing, keeping lists of threads) is silent: no thread is
 * interrupted there. Everything else of the JDK is open like the program's own code.
 *
 * <p>All workers of a search use the same object.
 */
public final class CodeClassifier implements AccessPolicy {
  /** The code that is running is open. */
  public static final int OPEN = -1;

  /** The code that is running is silent. */
  public static final int SILENT = -2;

  private static final byte UNKNOWN = 0;
  private static final byte PROGRAM = 1;
  private static final byte LIBRARY = 2;
  private static final byte UNIT = 3;
  private static final byte QUIET = 4;
  private static final byte JDK = 5;

  /** Added for methods of classes whose data is watched. */
  private static final byte WATCHED = 16;

  /** Added for methods that work on arrays for whoever calls them. */
  private static final byte HELPER = 32;

  private static final byte SIGHT = 15;

  /** Makes memory outside the heap, which programs use through buffers. */
  private static final String MEMORY = "jdk/internal/misc/Unsafe";

  /** Methods of concurrent collections that are a sequence of steps, not one. */
  private static final Set<String> SEQUENCES =
      Set.of(
          "putAll",
          "addAll",
          "removeAll",
          "retainAll",
          "containsAll",
          "removeIf",
          "replaceAll",
          "forEach",
          "forEachRemaining",
          "invokeAll",
          "invokeAny",
          "clear",
          "close",
          "toArray",
          "drainTo");

  /**
   * Classes whose calls do not appear to happen at one moment: for the first see JDK-8256833. They
   * are looked at like code of the program.
   */
  private static final Set<String> NOT_LINEARIZABLE =
      Set.of("java/util/concurrent/ConcurrentLinkedDeque");

  /** Classes that say of some methods that they return no snapshot. */
  private static final String[] WITHOUT_SNAPSHOTS = {
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentSkipList",
    "java/util/concurrent/LinkedTransferQueue",
    "java/util/concurrent/atomic/LongA",
    "java/util/concurrent/atomic/DoubleA",
  };

  /** Those methods: they add up or go through what others change meanwhile. */
  private static final Set<String> AGGREGATES =
      Set.of(
          "size",
          "mappingCount",
          "isEmpty",
          "contains",
          "containsValue",
          "sum",
          "sumThenReset",
          "reset",
          "getThenReset",
          "equals",
          "hashCode",
          "toString");

  /** Classes that run tasks and keep the exceptions. */
  private static final String[] TASKS = {
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/ForkJoinTask",
  };

  /** What a program asks of threads; the rest of java.lang.Thread is bookkeeping. */
  private static final Set<String> THREAD_UNITS =
      Set.of(
          "join",
          "interrupt",
          "isInterrupted",
          "interrupted",
          "isAlive",
          "getState",
          "sleep",
          "getAndClearInterrupt");

  private static final String BUILDER = "java/lang/AbstractStringBuilder";
  private static final String ARRAYS = "java/util/Arrays";

  private static final String REFERENCE = "java/lang/ref/Reference";

  /** What the JDK does for itself: loading, linking, finding locales and character sets. */
  private static final String[] QUIET_PREFIXES = {
    "java/lang/",
    "java/io/FileOutputStream",
    "java/io/ObjectStreamClass",
    "java/nio/Bits",
    "java/nio/channels/",
    "java/nio/charset/",
    "java/nio/file/",
    "java/security/",
    "java/net/",
    "java/util/Locale",
    "java/util/ResourceBundle",
    "java/util/ServiceLoader",
    "java/util/Currency",
    "java/util/TimeZone",
    "java/util/UUID",
    "java/util/jar/",
    "java/time/",
    "java/math/",
    "jdk/",
    "sun/",
    "com/sun/",
    "dev/assay/",
  };

  /**
   * Classes of otherwise silent packages that work for the program: they call methods of objects
   * that they are given, or programs share them between threads.
   */
  private static final String[] SERVING = {
    "java/lang/String",
    "java/lang/AbstractStringBuilder",
    "java/lang/Iterable",
    "java/lang/Object",
    "java/lang/Character",
    "java/lang/reflect/Method",
    "java/lang/reflect/Constructor",
    "jdk/internal/reflect/",
    "java/security/MessageDigest",
    "sun/security/provider/DigestBase",
    "sun/security/provider/MD",
    "sun/security/provider/SHA",
    "dev/assay/models/java/",
    "dev/assay/api/",
  };

  /** Libraries that tests are written with: what they keep for themselves is not what is tested. */
  private static final String[] FRAMEWORKS = {
    "dev/assay/api/", "org/junit/", "junit/", "org/opentest4j/", "org/hamcrest/", "org/assertj/",
  };

  private static final String[] UNIT_PREFIXES = {
    "java/util/concurrent/",
    "java/util/Random",
    "java/lang/invoke/VarHandle",
    "java/lang/reflect/Field",
    "jdk/internal/reflect/Unsafe",
    "jdk/internal/reflect/MethodHandle",
    "sun/misc/Unsafe",
    "jdk/internal/misc/Unsafe",
  };

  /** Classes of the JDK whose objects programs share without noticing: their fields are watched. */
  private static final Pattern SHARED_DATA =
      Pattern.compile(
          "java/util/(zip/|regex/)?[^/]*|java/text/.*|java/io/[^/]*|java/nio/[^/]*"
              + "|java/lang/(AbstractStringBuilder|StringBuilder|StringBuffer|StringUTF16)"
              + "|java/lang/(Iterable|Object)"
              + "|java/security/MessageDigest.*|sun/security/provider/(DigestBase|MD|SHA).*"
              + "|dev/assay/models/java/util/zip/.*");

  private final Machine machine;
  private final boolean internals;

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
   * @param internals whether the JDK's own concurrent classes are open instead of units
   */
  public CodeClassifier(Machine machine, boolean internals) {
    this.machine = machine;
    this.internals = internals;
  }

  /** Whether a class belongs to the program. */
  public boolean isProgram(Klass k) {
    return k.loader != 0
        && k.loader != machine.platformLoader()
        && !k.injected
        && !startsWithAny(k.name, FRAMEWORKS);
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
                  | (m.holder.name.equals(ARRAYS) ? HELPER : 0));
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
    if (startsWithAny(k.name, FRAMEWORKS)) {
      return LIBRARY;
    }
    if (k.loader != 0 && k.loader != machine.platformLoader()) {
      return QUIET;
    }
    if (k.name.equals("java/lang/System") && m.name.endsWith("Property")) {
      return UNIT; // data that all threads share
    }
    if (k.name.startsWith("java/lang/Thread") && m.name.startsWith("run")) {
      return LIBRARY; // below everything a thread does
    }
    if (k.name.equals("java/lang/Thread")) {
      return THREAD_UNITS.contains(m.name) ? UNIT : QUIET;
    }
    if (startsWithAny(k.name, UNIT_PREFIXES)) {
      return internals || SEQUENCES.contains(m.name) || isNotAtomic(m) ? LIBRARY : UNIT;
    }
    return isQuiet(k) ? QUIET : LIBRARY;
  }

  private static boolean isQuiet(Klass k) {
    return startsWithAny(k.name, QUIET_PREFIXES) && !startsWithAny(k.name, SERVING);
  }

  private static boolean isNotAtomic(Method m) {
    return m.isConstructor() // nobody else has the object yet, and collections are given to it
        || NOT_LINEARIZABLE.contains(m.holder.name)
        || isEndlessWait(m)
        || (AGGREGATES.contains(m.name) && startsWithAny(m.holder.name, WITHOUT_SNAPSHOTS));
  }

  /**
   * Whether a method of an executor that is closed waits by the day until all tasks are done. As
   * one call it would have no end of states: for each there is one in which another day has passed.
   */
  private static boolean isEndlessWait(Method m) {
    return m.name.equals("awaitTermination") && m.descriptor.equals("()V");
  }

  private static boolean startsWithAny(String name, String[] prefixes) {
    for (String p : prefixes) {
      if (name.startsWith(p)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What a thread is in the midst of: {@link #OPEN}, {@link #SILENT}, or the index of the frame
   * whose call is one step. Only the JDK's frames above the last one of the program count.
   */
  public int of(GuestThread t) {
    int unit = OPEN;
    for (int d = t.depth; d >= 0; d--) {
      switch (sight(t.methods[d])) {
        case PROGRAM:
          return unit;
        case QUIET:
          if (!t.methods[d].isSynthetic()) {
            return SILENT;
          }
          break;
        case UNIT:
          unit = d;
          break;
        default:
          break;
      }
    }
    return unit;
  }

  /** Whether a class runs tasks of the program and keeps what they throw for whoever asks. */
  public static boolean keepsFailures(Klass k) {
    return startsWithAny(k.name, TASKS);
  }

  /** Whether a frame is the program's own. */
  public boolean inProgram(GuestThread t, int frame) {
    return frame >= 0 && sight(t.methods[frame]) == PROGRAM;
  }

  /** Whether a thread is in a string builder, which reads the bytes of texts. */
  boolean isInBuilder(GuestThread t) {
    return t.method().holder.name.equals(BUILDER);
  }

  /** Whether a thread is in a collection, or the like, that code out of sight uses for itself. */
  boolean usesCollection(GuestThread t) {
    return (user(t) & WATCHED) != 0 && of(t) != OPEN;
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
    if (k.name.equals(REFERENCE)) {
      referenceKlass = k;
    }
    if (!cleanUp && isProgram(k)) {
      cleanUp = k.declared("finalize", "()V") != null || names(k, "java/lang/ref/Cleaner");
    }
    return k.loader != 0
        || k.name.equals("java/lang/ref/ReferenceQueue")
        || k.name.startsWith("java/util/")
        || k.name.equals("java/lang/Thread")
        || k == referenceKlass
        || k.name.startsWith("java/awt/")
        || SHARED_DATA.matcher(k.name).matches();
  }

  /** Whether the class file of a class names another class. */
  private static boolean names(Klass k, String other) {
    ConstantPool pool = k.file.pool();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.CLASS && pool.className(i).equals(other)) {
        return true;
      }
    }
    return false;
  }

  /** Whether code of the program has run that relies on objects being cleaned up. */
  public boolean hasSeenCleanUp() {
    return cleanUp;
  }

  /** Whether a plain access that a thread is about to make is to what a reference object holds. */
  public boolean isReferent(GuestThread t) {
    return t.method().holder == referenceKlass;
  }

  /**
   * Whether an object is the class ThreadLocalRandom. Of its fields only the one is watched that is
   * read whenever somebody asks for the thread's generator.
   */
  public boolean isRandom(int object) {
    return object == randomMirror;
  }

  @Override
  public boolean watches(Field f) {
    if (f.isVolatile()) {
      return true;
    }
    if (f.name.equals("instance")
        && f.holder.name.equals("java/util/concurrent/ThreadLocalRandom")) {
      randomMirror = f.holder.mirror;
      return true;
    }
    return watchesData(f.holder)
        || isOpenToAll(f)
        || (f.name.equals("group") && f.holder.name.equals("java/lang/Thread"))
        || (f.name.equals("referent") && f.holder.name.equals(REFERENCE));
  }

  /** A field of the JDK's that programs may write themselves, such as those of a point. */
  private static boolean isOpenToAll(Field f) {
    return Modifier.isPublic(f.flags)
        && !Modifier.isFinal(f.flags)
        && f.holder.name.startsWith("java");
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
    return m == null || (!watchesData(m.holder) && !m.holder.name.equals(MEMORY));
  }

  /** Whether a thread is in code that is watched, and not on behalf of code that is not. */
  public boolean isInSight(GuestThread t) {
    return (user(t) & WATCHED) != 0 && of(t) == OPEN;
  }

  /** Data that the program may share without noticing: its own, and that of plain collections. */
  private boolean watchesData(Klass k) {
    if (k.generated) {
      return false;
    }
    return isProgram(k)
        || (internals && k.name.startsWith("java/util/concurrent/"))
        || (SHARED_DATA.matcher(k.name).matches()
            && !isQuiet(k)
            && !startsWithAny(k.name, UNIT_PREFIXES));
  }
}
