package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a statement may use where it stands.
 *
 * @param held the monitors that are surely held there
 * @param own variables that no other thread uses at the same time
 * @param calls statements that call a method
 * @param depth how deep it is nested
 * @param self the number of the running thread; empty if it is not known or has no turn of its own
 * @param started threads that are surely started, where they are before the running one
 */
record Scope(
    Set<String> held,
    List<String> own,
    List<String> calls,
    int depth,
    String self,
    List<String> started) {
  static Scope of(List<String> own, List<String> calls) {
    return new Scope(Set.of(), own, calls, 0, "", List.of());
  }

  /** For the thread with a number, which knows some threads. */
  Scope in(String thread, List<String> known) {
    return new Scope(held, own, calls, depth, thread, List.copyOf(known));
  }

  /** For a thread that has no turn of its own. */
  Scope nobody() {
    return in("", started);
  }

  Scope holding(String lock) {
    Set<String> more = new HashSet<>(held);
    more.add(lock);
    return new Scope(Set.copyOf(more), own, calls, depth + 1, self, started);
  }

  Scope deeper() {
    return new Scope(held, own, calls, depth + 1, self, started);
  }

  Scope owning(String variable) {
    List<String> more = new ArrayList<>(own);
    more.add(variable);
    return new Scope(held, List.copyOf(more), calls, depth, self, started);
  }
}
