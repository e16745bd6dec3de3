package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How often two methods of a class were called by different threads of a program that was compared.
 */
final class Coverage {
  /** As many pairs are named. */
  private static final int NAMED = 5;

  private final Map<Pair, Integer> counts = new HashMap<>();

  /** Two methods of a class in alphabetical order. */
  private record Pair(String subject, String first, String second) {
    static Pair of(String subject, String one, String other) {
      return one.compareTo(other) < 0
          ? new Pair(subject, one, other)
          : new Pair(subject, other, one);
    }
  }

  void add(LibraryProgram p) {
    Set<Pair> pairs = new TreeSet<>(Comparator.comparing(Pair::toString));
    for (int i = 0; i < p.threads().size(); i++) {
      for (int j = 0; j < i; j++) {
        for (Call c : p.threads().get(i)) {
          for (Call d : p.threads().get(j)) {
            pairs.add(Pair.of(p.subject().name(), c.method(), d.method()));
          }
        }
      }
    }
    pairs.forEach(pair -> counts.merge(pair, 1, Integer::sum));
  }

  /**
   * Of the calls of a class that are one transition, how often each was compared with each other,
   * and how often with all methods.
   */
  String of(Subject s) {
    List<String> listed = Listed.of(s);
    if (listed.isEmpty()) {
      return "";
    }
    Set<String> all = new TreeSet<>(Calls.methods(s).keySet());
    all.addAll(s.extras());
    return s.name()
        + ": "
        + listed.size()
        + " listed; with each other "
        + figures(s, listed, listed)
        + "; with all "
        + figures(s, listed, all)
        + "\n";
  }

  private String figures(Subject s, Iterable<String> some, Iterable<String> others) {
    Map<Pair, Integer> all = new HashMap<>();
    for (String m : some) {
      for (String n : others) {
        Pair p = Pair.of(s.name(), m, n);
        all.put(p, counts.getOrDefault(p, 0));
      }
    }
    List<Map.Entry<Pair, Integer>> seldom = new ArrayList<>(all.entrySet());
    seldom.sort(
        Map.Entry.<Pair, Integer>comparingByValue().thenComparing(e -> e.getKey().toString()));
    StringBuilder b = new StringBuilder();
    long enough = seldom.stream().filter(e -> e.getValue() >= LibraryCampaign.ENOUGH).count();
    b.append(seldom.size() + " pairs, " + enough + " of them enough, least:");
    for (Map.Entry<Pair, Integer> e : seldom.subList(0, Math.min(NAMED, seldom.size()))) {
      b.append(" " + e.getKey().first + "/" + e.getKey().second + " " + e.getValue() + ",");
    }
    b.setLength(b.length() - 1);
    return b.toString();
  }
}
