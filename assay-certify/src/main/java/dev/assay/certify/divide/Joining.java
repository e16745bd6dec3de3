package dev.assay.certify.divide;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares what the parts of a script have seen (Section 3.2 of the paper). Together they have
 * reached all states if one of them begins with the system's first state and every state that a
 * transition has led to belongs to a part: each part has made every transition of its states.
 */
public final class Joining {
  private Joining() {}

  /** What is wrong, or null if the parts are the whole. */
  public static @Nullable String problem(List<FingerprintMap> maps) {
    if (maps.isEmpty()) {
      return "there is no map of fingerprints";
    }
    FingerprintMap one = maps.get(0);
    Map<Integer, FingerprintMap> byRoot = new HashMap<>();
    boolean[] present = new boolean[maps.size() + 1];
    boolean hasFirst = false;
    int total = 0;
    for (FingerprintMap m : maps) {
      if (!m.search.equals(one.search)) {
        return "the maps belong to different searches: certificates, views, inputs, options or"
            + " properties differ";
      }
      if (!m.keyName.equals(one.keyName)) {
        return "the maps were made with different keys";
      }
      if (m.parts != maps.size() || m.part < 1 || m.part > m.parts || present[m.part]) {
        return "these are not all parts, each once: " + m.parts + " are needed";
      }
      present[m.part] = true;
      hasFirst |= m.isFirst;
      if (byRoot.put(m.root, m) != null) {
        return "two parts begin with state " + m.root;
      }
      total = Math.addExact(total, m.own.count());
    }
    if (!hasFirst) {
      return "no part begins with the first state";
    }
    Fingerprints.Table reached = new Fingerprints.Table(total);
    for (FingerprintMap m : maps) {
      for (int i = 0; i < m.own.count(); i++) {
        if (!reached.add(m.own, i)) {
          return "part " + m.part + " claims that a state is new that another part has reached";
        }
      }
    }
    for (FingerprintMap m : maps) {
      String problem = problem(m, byRoot, reached);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String problem(
      FingerprintMap m, Map<Integer, FingerprintMap> byRoot, Fingerprints.Table reached) {
    for (int i = 0; i < m.outside.count(); i++) {
      if (!reached.contains(m.outside, i)) {
        return "part " + m.part + " claims that a state was visited, but no part has reached it";
      }
    }
    for (int i = 0; i < m.elsewhere.count(); i++) {
      int number = m.elsewhereNumbers.get(i);
      FingerprintMap other = byRoot.get(number);
      if (other == null || !m.elsewhere.isSame(i, other.own, 0)) {
        return "part "
            + m.part
            + " claims that another part begins with state "
            + number
            + ", but "
            + (other == null ? "none does" : "that begins with another state");
      }
    }
    return null;
  }
}
