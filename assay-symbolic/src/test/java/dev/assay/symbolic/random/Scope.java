package dev.assay.symbolic.random;

import java.util.ArrayList;
import java.util.List;

/**
 * What a statement may use where it stands.
 *
 * @param locals variables that can be assigned, each as its type's letter and its name
 * @param counters ints that can only be read
 * @param functions static methods {@code int f(int, int)} that can be called
 * @param returnsInt whether the method does; else it returns nothing
 * @param inLoop whether there is a loop to leave
 * @param depth how deep it is nested
 */
record Scope(
    List<String> locals,
    List<String> counters,
    List<String> functions,
    boolean returnsInt,
    boolean inLoop,
    int depth) {
  Scope deeper() {
    return new Scope(locals, counters, functions, returnsInt, inLoop, depth + 1);
  }

  Scope inLoop(String counter) {
    List<String> more = new ArrayList<>(counters);
    more.add(counter);
    return new Scope(locals, List.copyOf(more), functions, returnsInt, true, depth + 1);
  }

  /** Inside something that {@code break} and {@code continue} must not leave. */
  Scope outsideLoop() {
    return new Scope(locals, counters, functions, returnsInt, false, depth + 1);
  }

  Scope with(String local) {
    List<String> more = new ArrayList<>(locals);
    more.add(local);
    return new Scope(List.copyOf(more), counters, functions, returnsInt, inLoop, depth + 1);
  }
}
