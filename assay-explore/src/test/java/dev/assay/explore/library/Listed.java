package dev.assay.explore.library;

import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.jdk.AtomicCalls.Family;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which of the calls that are compared are one transition. */
final class Listed {
  /** Further calls of programs that are none, or make others besides. */
  private static final Set<String> OTHERS =
      Set.of(
          "o.hasWaiters(c)", "Parts.upgrade(o)", "Parts.read(o)", "Parts.unlock(o.asReadLock())");

  private Listed() {}

  /** The calls of a class that are one transition each; none if no method of it is. */
  static List<String> of(Subject s) {
    Set<String> all = new TreeSet<>();
    Calls.methods(s)
        .forEach(
            (name, m) -> {
              if (isListed(m)) {
                all.add(name);
              }
            });
    if (!all.isEmpty()) {
      s.extras().stream().filter(e -> !OTHERS.contains(e)).forEach(all::add);
    }
    return List.copyOf(all);
  }

  private static boolean isListed(Method m) {
    String holder = m.getDeclaringClass().getName().replace('.', '/');
    String descriptor =
        MethodType.methodType(m.getReturnType(), m.getParameterTypes()).descriptorString();
    for (Family f : AtomicCalls.FAMILIES) {
      if (f.classes().contains(holder)) {
        return f.calls().names().stream()
            .anyMatch(n -> n.holder().matches(holder) && n.isMember(m.getName(), descriptor));
      }
    }
    return false;
  }
}
