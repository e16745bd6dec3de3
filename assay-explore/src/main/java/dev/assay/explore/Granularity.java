package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * What the search has learnt about a program and needs to know before it starts: which data is
 * written after other threads can reach it, which data takes part in races, and which kinds of
 * operation the program observes in ways that make more steps necessary. It begins with the
 * coarsest view. Whenever a run shows the view to be too coarse, it is refined and the search
 * begins anew; the last search has then been made with a view that all of it confirms.
 */
final class Granularity {
  /** Operations that most programs do not look at, so that they need no step of their own. */
  enum Aspect {
    /** Whether a thread is alive, other than by joining it. */
    LIFE,
    /** Whether a thread is interrupted: then waiting and sleeping have two ends. */
    INTERRUPTS
  }

  private final LongSet mutable = new LongSet();
  private final LongSet racy = new LongSet();
  private final List<String> racyNames = new ArrayList<>();
  private final boolean[] aspects = new boolean[Aspect.values().length];
  private final boolean allMutable;

  /** The coarsest view, except where reductions are switched off. */
  Granularity(Set<Reduction> without) {
    allMutable = without.contains(Reduction.QUIET_DATA);
    Arrays.fill(aspects, without.contains(Reduction.RARE_OPERATIONS));
  }

  /** Whether data of this kind is written while several threads can reach it. */
  boolean isMutable(long kind) {
    return allMutable || mutable.contains(kind);
  }

  boolean addMutable(long kind) {
    return !allMutable && mutable.add(kind);
  }

  /** Whether every access to this kind of data is a step of its own. */
  boolean isRacy(long kind) {
    return racy.size() > 0 && racy.contains(kind);
  }

  boolean addRacy(long kind, String name) {
    if (racy.add(kind)) {
      racyNames.add(name);
      return true;
    }
    return false;
  }

  List<String> racyNames() {
    return List.copyOf(racyNames);
  }

  boolean has(Aspect a) {
    return aspects[a.ordinal()];
  }

  void add(Aspect a) {
    aspects[a.ordinal()] = true;
  }

  /**
   * The kind of a location: the field of a class, a static field, or the elements of the arrays
   * that one instruction makes.
   */
  static long kind(Machine machine, int object, int slot) {
    Heap heap = machine.heap();
    if (heap.klass[object].isArray()) {
      Identities.Chain c = machine.universe().identities().chainOf(object);
      return (1L << 62) | c.site;
    }
    if (heap.klass[object] == machine.universe().classKlass()) {
      return (1L << 61) | ((long) object << 16) | slot;
    }
    return ((long) heap.klass[object].id << 16) | slot;
  }

  /** For {@link Universe} sites that arrays of the JDK share; they are told apart by nothing. */
  static boolean isArrayKind(long kind) {
    return (kind & (1L << 62)) != 0;
  }
}
