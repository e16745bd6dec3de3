package dev.assay.symbolic.input;

import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of open type variables: what each stands for, or which types are below and above
 * it. Whatever is said has to hold; each method is false if it cannot.
 */
final class TypeConstraints {
  /** How many choices are tried. */
  private static final int TRIALS = 2_000;

  private final InputTypes types;
  private final Map<String, InputType> solved;
  private final Map<String, Set<InputType>> lower;
  private final Map<String, Set<InputType>> upper;
  private boolean isUnsure;
  private int trials;

  TypeConstraints(InputTypes types) {
    this(types, Map.of(), Map.of(), Map.of(), 0);
  }

  private TypeConstraints(
      InputTypes types,
      Map<String, InputType> solved,
      Map<String, Set<InputType>> lower,
      Map<String, Set<InputType>> upper,
      int trials) {
    this.types = types;
    this.solved = new HashMap<>(solved);
    this.lower = copy(lower);
    this.upper = copy(upper);
    this.trials = trials;
  }

  private static Map<String, Set<InputType>> copy(Map<String, Set<InputType>> all) {
    Map<String, Set<InputType>> copy = new LinkedHashMap<>();
    all.forEach((name, some) -> copy.put(name, new LinkedHashSet<>(some)));
    return copy;
  }

  /** Whether something was false only because more is not known. */
  boolean isUnsure() {
    return isUnsure;
  }

  private boolean unsure() {
    isUnsure = true;
    return false;
  }

  private InputType found(InputType t) {
    InputType next = t;
    while (next.variable() != null && solved.containsKey(next.variable())) {
      next = solved.get(next.variable());
    }
    return next;
  }

  // ---- what has to hold ----

  /** One type is below another, or the same. */
  boolean isBelow(InputType below, InputType above) {
    InputType a = found(below);
    InputType b = found(above);
    String low = a.variable();
    String high = b.variable();
    if (low != null && low.equals(high)) {
      return true;
    }
    if (low == null && high == null) {
      return areClassesBelow(a, b);
    }
    boolean holds = true;
    if (high != null && lower.computeIfAbsent(high, x -> new LinkedHashSet<>()).add(a)) {
      for (InputType each : List.copyOf(upper.getOrDefault(high, Set.of()))) {
        holds &= isBelow(a, each);
      }
    }
    if (low != null && upper.computeIfAbsent(low, x -> new LinkedHashSet<>()).add(b)) {
      for (InputType each : List.copyOf(lower.getOrDefault(low, Set.of()))) {
        holds &= isBelow(each, b);
      }
    }
    return holds;
  }

  private boolean areClassesBelow(InputType a, InputType b) {
    if (b.klass().name.equals("java/lang/Object")) {
      return true;
    }
    if (a.klass().isArray() && b.klass().isArray()) {
      return areElementsBelow(a, b);
    }
    if (!a.klass().isSubtypeOf(b.klass())) {
      return false;
    }
    InputType seen = types.seenAs(a, b.klass());
    if (seen != null) {
      for (Map.Entry<String, InputType> each : b.arguments().entrySet()) {
        InputType given = seen.arguments().get(each.getKey());
        if (given != null && !isAmong(given, each.getValue())) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean areElementsBelow(InputType a, InputType b) {
    Klass x = a.klass().component;
    Klass y = b.klass().component;
    return x.isPrimitive() || y.isPrimitive()
        ? x == y
        : isBelow(types.element(a), types.element(b));
  }

  /** One argument is what another says, which may be a wildcard. */
  private boolean isAmong(InputType given, InputType argument) {
    InputType a = found(given);
    InputType b = found(argument);
    if (b.variable() != null || b.isExact()) {
      return isSame(a, b);
    }
    InputType least = b.lower();
    if (least != null && (a.variable() != null || a.isExact())) {
      return isBelow(least, a);
    }
    if (least != null) {
      return a.lower() == null ? unsure() : isBelow(least, a.lower());
    }
    return isBelow(a, b);
  }

  private boolean isSame(InputType a, InputType b) {
    if (a.variable() != null && a.variable().equals(b.variable())) {
      return true;
    }
    if (a.variable() != null || b.variable() != null) {
      return a.variable() != null ? solve(a.variable(), b) : solve(b.variable(), a);
    }
    if (!a.isExact() || !b.isExact()) {
      return a.equals(b) || unsure();
    }
    if (a.klass().isArray() && b.klass().isArray()) {
      Klass x = a.klass().component;
      Klass y = b.klass().component;
      return x.isPrimitive() || y.isPrimitive()
          ? x == y
          : isSame(found(types.element(a).exact()), found(types.element(b).exact()));
    }
    if (a.klass() != b.klass()) {
      return false;
    }
    for (Map.Entry<String, InputType> each : a.arguments().entrySet()) {
      InputType other = b.arguments().get(each.getKey());
      if (other != null && !isSame(found(each.getValue()), found(other))) {
        return false;
      }
    }
    return true;
  }

  private boolean solve(@Nullable String variable, InputType by) {
    if (variable == null || mentions(by, variable)) {
      return unsure();
    }
    if (by.variable() == null && !by.isExact()) {
      return unsure(); // a wildcard
    }
    solved.put(variable, by);
    boolean holds = true;
    Set<InputType> above = upper.remove(variable);
    for (InputType each : above == null ? Set.<InputType>of() : above) {
      holds &= isBelow(by, each);
    }
    Set<InputType> below = lower.remove(variable);
    for (InputType each : below == null ? Set.<InputType>of() : below) {
      holds &= isBelow(each, by);
    }
    return holds;
  }

  private boolean mentions(InputType type, String variable) {
    InputType t = found(type);
    InputType component = t.component();
    InputType least = t.lower();
    return variable.equals(t.variable())
        || (component != null && mentions(component, variable))
        || (least != null && mentions(least, variable))
        || (t.variable() == null
            && t.arguments().values().stream().anyMatch(each -> mentions(each, variable)));
  }

  // ---- whether there is a solution ----

  /** Whether types are found for all variables; false if none were found. */
  boolean haveSolution() {
    String variable = next();
    if (variable == null) {
      return true;
    }
    for (InputType each : candidates(variable)) {
      if (trials >= TRIALS) {
        return false;
      }
      TypeConstraints copy = new TypeConstraints(types, solved, lower, upper, trials + 1);
      boolean isSolved = copy.solve(variable, each) && copy.haveSolution();
      trials = Math.max(trials + 1, copy.trials);
      if (isSolved) {
        return true;
      }
    }
    return false;
  }

  /** A variable that has to be chosen; the caller finds some type for those with one bound only. */
  private @Nullable String next() {
    String last = null;
    Set<String> open = new LinkedHashSet<>(lower.keySet());
    open.addAll(upper.keySet());
    for (String each : open) {
      Set<InputType> below = lower.getOrDefault(each, Set.of());
      if (!below.isEmpty() || upper.getOrDefault(each, Set.of()).size() > 1) {
        last = each;
        if (!below.isEmpty() && below.stream().allMatch(t -> found(t).variable() == null)) {
          return each;
        }
      }
    }
    return last;
  }

  /** The types that some type below a variable has, then those above it. */
  private Set<InputType> candidates(String variable) {
    Set<InputType> all = new LinkedHashSet<>();
    Set<InputType> below = lower.getOrDefault(variable, Set.of());
    if (!below.isEmpty()) {
      addSupertypes(found(below.iterator().next()), all);
    }
    for (InputType each : upper.getOrDefault(variable, Set.of())) {
      all.add(found(each).exact());
    }
    return all;
  }

  private void addSupertypes(InputType t, Set<InputType> all) {
    List<InputType> open = new ArrayList<>(List.of(t.exact()));
    for (int i = 0; i < open.size(); i++) {
      InputType each = open.get(i);
      if (all.add(each) && each.variable() == null) {
        types.supertypes(each).forEach(s -> open.add(s.exact()));
      }
    }
  }
}
