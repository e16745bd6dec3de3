package dev.assay.explore.program;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a program has asked for that differs from run to run, and was the same in all of these. */
final class UnmodelledNondeterminism {
  /**
   * Classes whose results depend on the time at which they are used. What else of the JDK looks at
   * the clock does so to wait.
   */
  private static final String[] DEPENDENT = {
    "java/util/Date",
    "java/util/Calendar",
    "java/util/GregorianCalendar",
    "java/time/",
    "java/util/Random",
    "java/util/SplittableRandom",
    "java/util/random/",
    "jdk/internal/util/random/",
    "java/security/",
    "java/util/UUID",
    "java/lang/Math",
  };

  private static final String OF_THREAD = "java/util/concurrent/ThreadLocalRandom";

  private final CodeClassifier classifier;
  private final boolean chooseRandom;
  private final Set<String> uses = new LinkedHashSet<>();

  UnmodelledNondeterminism(CodeClassifier classifier, boolean chooseRandom) {
    this.classifier = classifier;
    this.chooseRandom = chooseRandom;
  }

  Set<String> uses() {
    return uses;
  }

  void add(String use) {
    uses.add(use);
  }

  /** The program, or the JDK on its behalf, asks for something that is held fixed. */
  void asked(GuestThread t, String what) {
    int asking = asking(t);
    String through = null;
    for (int d = asking; d >= 0; d--) {
      if (classifier.inProgram(t, d)) {
        if (d == asking) {
          uses.add(what + " (" + CodeLocations.of(t, d) + "), which was held fixed");
        } else if (through != null) {
          uses.add(
              through
                  + " ("
                  + CodeLocations.of(t, d)
                  + "), which depends on the time or on chance");
        }
        return;
      }
      Method m = t.methods[d];
      if (passesOn(m)) {
        continue;
      }
      if (isDependent(m)) {
        through = m.holder.externalName();
      } else if (m.holder.name.equals(OF_THREAD)) {
        through = null; // the JDK spreads its own work with it
      }
    }
  }

  /** The same where it is of no consequence what the JDK makes of the answer. */
  void askedDirectly(GuestThread t, String what) {
    if (classifier.inProgram(t, asking(t))) {
      asked(t, what);
    }
  }

  /** The frame of the method that asks, through reflection perhaps; -1 if there is none. */
  private static int asking(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && passesOn(t.methods[d])) {
      d--;
    }
    return d;
  }

  /** Whether a method of the JDK only calls what it was given, and returns what that returns. */
  private static boolean passesOn(Method m) {
    return m.isSynthetic()
        || (m.isHidden() && m.holder.loader == 0)
        || m.holder.name.equals("java/lang/reflect/Method")
        || m.holder.name.equals("java/security/AccessController")
        || m.holder.name.startsWith("jdk/internal/reflect/");
  }

  /** A weak or soft reference is read, which a collection of garbage may clear at any time. */
  void readReferent(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && isReferenceClass(t.methods[d].holder.name)) {
      d--;
    }
    if (classifier.inProgram(t, d)) {
      uses.add(
          "a weak or soft reference (" + CodeLocations.of(t, d) + "), which was never cleared");
    }
  }

  /** The JDK changes something that it keeps for all threads, perhaps because it was told to. */
  void wroteSetting(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    if (frame >= 0 && frame < t.depth && t.methods[frame + 1].name.startsWith("set")) {
      Method m = t.methods[frame + 1];
      uses.add(
          m.holder.externalName()
              + "."
              + m.name
              + " ("
              + CodeLocations.of(t, frame)
              + "), whose effect on other threads was not explored");
    }
  }

  /**
   * A call that is one step, or none, uses data that other threads use, too. It may well be the
   * JDK's own; but an object that the program has passed to the call is not.
   */
  void usedInCall(GuestThread t, int object) {
    int frame = CodeLocations.programFrame(t, classifier);
    if (frame < 0 || frame == t.depth) {
      return;
    }
    Method m = t.methods[frame + 1];
    if (isArgument(t, frame + 1, object)) {
      uses.add(
          "an object that was given to "
              + m.holder.externalName()
              + "."
              + m.name
              + " ("
              + CodeLocations.of(t, frame)
              + "), where what others do to it was not explored");
    }
  }

  /** Whether an object is an argument of the method in a frame, other than {@code this}. */
  private static boolean isArgument(GuestThread t, int frame, int object) {
    Method m = t.methods[frame];
    int slot = t.bases[frame] + (m.isStatic() ? 0 : 1);
    for (char kind : Descriptors.parameterKinds(m.descriptor).toCharArray()) {
      if (kind == 'L' && t.stack[slot] == object) {
        return true;
      }
      slot += kind == 'J' || kind == 'D' ? 2 : 1;
    }
    return false;
  }

  private static boolean isReferenceClass(String name) {
    return name.startsWith("java/lang/ref/") || name.startsWith("java/util/WeakHashMap");
  }

  private boolean isDependent(Method m) {
    String holder = m.holder.name;
    if (holder.equals(OF_THREAD)) {
      return m.name.equals("current") && !chooseRandom;
    }
    if (holder.equals("java/util/Random") && chooseRandom) {
      return false; // whatever the seed is, every value is explored
    }
    for (String d : DEPENDENT) {
      if (holder.startsWith(d)) {
        return true;
      }
    }
    return false;
  }
}
