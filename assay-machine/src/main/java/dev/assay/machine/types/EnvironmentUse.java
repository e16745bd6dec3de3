package dev.assay.machine.types;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which environment variables a program has seen. Who writes down how a program was run must not
 * write down more: variables often hold secrets that are none of the program's business.
 */
public final class EnvironmentUse {
  /** What gives the program all variables at once. */
  private static final List<String> ALL = List.of("getenv", "environment");

  private final Universe universe;
  private final Set<String> names = ConcurrentHashMap.newKeySet();

  EnvironmentUse(Universe universe) {
    this.universe = universe;
  }

  /** The program asks for one variable. */
  public void ask(String name) {
    names.add(name);
  }

  /** The names of variables that the program has asked for one by one, set or not. */
  public Set<String> asked() {
    return Set.copyOf(names);
  }

  /** Of all variables, those that the program has seen. */
  public Map<String, String> seen(Map<String, String> variables) {
    Map<String, String> seen = new TreeMap<>(variables);
    if (!hasSeenAll()) {
      seen.keySet().retainAll(names);
    }
    return seen;
  }

  /**
   * Whether the program has asked for all variables at once. The code of a method is decoded when
   * it is first called.
   */
  public boolean hasSeenAll() {
    for (Klass k : universe.klasses) {
      if (k != null && k.name.equals("java/lang/ProcessEnvironment")) {
        for (String method : ALL) {
          Method m = k.declared(method, "()Ljava/util/Map;");
          if (m == null || m.code != null) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
