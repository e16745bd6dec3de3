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
 */
record Scope(Set<String> held, List<String> own, List<String> calls, int depth) {
  static Scope of(List<String> own, List<String> calls) {
    return new Scope(Set.of(), own, calls, 0);
  }

  Scope holding(String lock) {
    Set<String> more = new HashSet<>(held);
    more.add(lock);
    return new Scope(Set.copyOf(more), own, calls, depth + 1);
  }

  Scope deeper() {
    return new Scope(held, own, calls, depth + 1);
  }

  Scope owning(String variable) {
    List<String> more = new ArrayList<>(own);
    more.add(variable);
    return new Scope(held, List.copyOf(more), calls, depth);
  }
}
