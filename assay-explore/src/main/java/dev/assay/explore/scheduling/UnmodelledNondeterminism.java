package dev.assay.explore.scheduling;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.HiddenCode;
import dev.assay.explore.jdk.References;
import dev.assay.explore.jdk.SharedData;
import dev.assay.explore.jdk.TimeAndChance;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** What a program has asked for that differs from run to run, and was the same in all of these. */
final class UnmodelledNondeterminism {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final boolean chooseRandom;
  private final Reach arguments;
  private final Set<Incompleteness> uses = new LinkedHashSet<>();

  UnmodelledNondeterminism(Machine machine, CodeClassifier classifier, boolean chooseRandom) {
    this.machine = machine;
    this.arguments = new Reach(machine);
    this.classifier = classifier;
    this.chooseRandom = chooseRandom;
  }

  Set<Incompleteness> uses() {
    return uses;
  }

  /** Notes what the program uses, and what of it was not examined. */
  void add(Reason reason, String use) {
    uses.add(new Incompleteness(reason, "the program makes use of " + use));
  }

  /** The same where a thread uses it: in one of its frames. */
  private void add(Reason reason, GuestThread t, int frame, String what, String butHow) {
    String place = CodeLocations.of(t, frame);
    String message = "the program makes use of " + what + " (" + place + "), " + butHow;
    uses.add(new Incompleteness(reason, message, frame < 0 ? "" : place));
  }

  /** The same where the program is that called what a thread is in. */
  void add(Reason reason, GuestThread t, String what, String butHow) {
    add(reason, t, CodeLocations.programFrame(t, classifier), what, butHow);
  }

  /**
   * The program, or the JDK on its behalf, asks for something that is held fixed.
   *
   * @param reason what it is if the program asks for it directly
   */
  void asked(GuestThread t, Reason reason, String what) {
    ask(t, reason, what, false);
  }

  /** Whether the program asks for something, or the JDK on its behalf, as {@link #asked}. */
  boolean isAsked(GuestThread t, Reason reason) {
    return ask(t, reason, "", true);
  }

  private boolean ask(GuestThread t, Reason reason, String what, boolean isSilent) {
    int asking = asking(t);
    String through = null;
    Reason why = reason;
    for (int d = asking; d >= 0; d--) {
      if (classifier.inProgram(t, d)) {
        if (!isSilent && d == asking) {
          add(reason, t, d, what, "which was held fixed");
        } else if (!isSilent && through != null) {
          add(why, t, d, through, "which depends on the time or on chance");
        }
        return d == asking || through != null;
      }
      Method m = t.methods[d];
      if (HiddenCode.passesOn(m)) {
        continue;
      }
      if (TimeAndChance.isGiven(m)) {
        return false;
      }
      if (TimeAndChance.preparesSeeds(m)) {
        return false; // until it is used to make a generator without a seed
      }
      boolean isChance = TimeAndChance.dependsOnChance(m, chooseRandom);
      if (isChance || TimeAndChance.dependsOnTime(m)) {
        through = m.holder.externalName();
        why = isChance ? Reason.RANDOM : Reason.CLOCK;
      } else if (TimeAndChance.isGeneratorOfThread(m) || SharedData.isTrusted(m.holder)) {
        through = null; // the JDK spreads its own work with it
      }
    }
    return false;
  }

  /** The program asks in one of its frames for something that is held fixed. */
  void addHeldFixed(Reason reason, GuestThread t, int frame, String what) {
    add(reason, t, frame, what, "which was held fixed");
  }

  /** The same where it is of no consequence what the JDK makes of the answer. */
  void askedDirectly(GuestThread t, Reason reason, String what) {
    if (classifier.inProgram(t, asking(t))) {
      asked(t, reason, what);
    }
  }

  /** The frame of the method that asks, through reflection perhaps; -1 if there is none. */
  private static int asking(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && HiddenCode.passesOn(t.methods[d])) {
      d--;
    }
    return d;
  }

  /** A weak or soft reference is read, which a collection of garbage may clear at any time. */
  void readReferent(GuestThread t) {
    int d = t.depth;
    while (d >= 0 && References.isReader(t.methods[d])) {
      d--;
    }
    if (classifier.inProgram(t, d)) {
      add(Reason.WEAK_REFERENCES, t, d, "a weak or soft reference", "which was never cleared");
    }
  }

  /** The JDK changes something that it keeps for all threads, perhaps because it was told to. */
  void wroteSetting(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    if (frame >= 0 && frame < t.depth && t.methods[frame + 1].name.startsWith("set")) {
      add(
          Reason.SHARED_SETTING,
          t,
          frame,
          nameOf(t.methods[frame + 1]),
          "whose effect on other threads was not explored");
    }
  }

  /**
   * A call that is one step, or none, uses data that other threads use, too. It may well be the
   * JDK's own; but an object that the program has passed to the call is not, nor is what that leads
   * to.
   */
  void usedInCall(GuestThread t, int object) {
    int frame = CodeLocations.programFrame(t, classifier);
    if (frame >= 0 && frame < t.depth && isGivenAway(t, object, argumentsOf(t, frame + 1))) {
      add(
          Reason.SHARED_ARGUMENT,
          t,
          frame,
          "an object that was given to " + nameOf(t.methods[frame + 1]),
          "where what others do to it was not explored");
    }
  }

  /** Concurrent classes look after their own data, wherever an argument leads to them. */
  private boolean isGivenAway(GuestThread t, int object, int[] some) {
    return classifier.isTrusted(machine, object)
        ? Arrays.stream(some).anyMatch(r -> r == object)
        : arguments.leadTo(object, some);
  }

  private static String nameOf(Method m) {
    return m.holder.externalName() + "." + m.name;
  }

  /** The objects that are arguments of the method in a frame, other than {@code this}. */
  private static int[] argumentsOf(GuestThread t, int frame) {
    Method m = t.methods[frame];
    IntStream.Builder objects = IntStream.builder();
    int slot = t.bases[frame] + (m.isStatic() ? 0 : 1);
    for (char kind : Descriptors.parameterKinds(m.descriptor).toCharArray()) {
      if (kind == 'L') {
        objects.add((int) t.stack[slot]);
      }
      slot += kind == 'J' || kind == 'D' ? 2 : 1;
    }
    return objects.build().toArray();
  }
}
