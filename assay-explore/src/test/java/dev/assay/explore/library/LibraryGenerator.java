package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Makes a program of each number. Those of odd numbers call methods at random; those of even ones
 * go through all pairs of methods of which one is listed as one transition, most of them such where
 * both are, in an order that looks random.
 */
final class LibraryGenerator {
  /** How many times more often two listed methods have their turn than one and another. */
  private static final int WEIGHT = 3;

  /** Two methods of a class, by its number. */
  private record Pair(int subject, String first, String second, boolean areBothListed) {}

  private final List<Subject> subjects;
  private final List<Pair> pairs = new ArrayList<>();
  private final List<List<String>> listed = new ArrayList<>();
  private final List<List<String>> methods = new ArrayList<>();
  private final List<List<String>> changing = new ArrayList<>();
  private int total;

  LibraryGenerator(List<Subject> subjects) {
    this.subjects = subjects;
    for (Subject s : subjects) {
      List<String> all = new ArrayList<>(Calls.methods(s).keySet());
      all.addAll(s.extras());
      methods.add(all);
      changing.add(all.stream().filter(m -> !Calls.isReading(m)).toList());
      total += all.size();
      listed.add(Listed.of(s));
      addPairs(methods.size() - 1);
    }
    Collections.shuffle(pairs, new Random(0));
  }

  private void addPairs(int subject) {
    List<String> some = listed.get(subject);
    for (int i = 0; i < some.size(); i++) {
      for (String other : methods.get(subject)) {
        int j = some.indexOf(other);
        for (int k = 0; k < (j < 0 ? 1 : j < i ? 0 : WEIGHT); k++) {
          pairs.add(new Pair(subject, some.get(i), other, j >= 0));
        }
      }
    }
  }

  LibraryProgram generate(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    if (seed % 2 == 0 && !pairs.isEmpty()) {
      return generate(pairs.get((int) Math.floorMod(seed / 2, (long) pairs.size())), random);
    }
    int subject = 0;
    // Classes with many methods have their turn more often.
    for (int at = random.nextInt(total); at >= methods.get(subject).size(); subject++) {
      at -= methods.get(subject).size();
    }
    Subject s = subjects.get(subject);
    int count = random.nextInt(6) == 0 ? 3 : 2;
    List<List<Call>> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Call> calls = new ArrayList<>();
      int most = i == 0 || count == 3 ? 2 : 3;
      int length = random.nextBoolean() ? 1 : 1 + random.nextInt(most);
      for (int j = 0; j < length; j++) {
        calls.add(Calls.call(s, method(subject, i + j > 0, random), random));
      }
      threads.add(calls);
    }
    return program(s, threads, random);
  }

  /**
   * Two threads each of which calls one of two methods, perhaps with further calls and a third
   * thread. If both are listed all others are: else none would be one transition.
   */
  private LibraryProgram generate(Pair pair, Random random) {
    Subject s = subjects.get(pair.subject);
    List<String> more = (pair.areBothListed ? listed : methods).get(pair.subject);
    List<List<Call>> threads = new ArrayList<>();
    boolean isSwapped = random.nextBoolean();
    int third = random.nextInt(4);
    for (int i = 0; i < (third == 0 ? 3 : 2); i++) {
      List<Call> calls = new ArrayList<>();
      if (i < 2) {
        String method = (i == 0) == isSwapped ? pair.first : pair.second;
        calls.add(Calls.call(s, method, random));
      }
      if (i == 2 || (third != 0 && random.nextBoolean())) {
        String other = more.get(random.nextInt(more.size()));
        calls.add(random.nextInt(calls.size() + 1), Calls.call(s, other, random));
      }
      threads.add(calls);
    }
    return program(s, threads, random);
  }

  private static LibraryProgram program(Subject s, List<List<Call>> threads, Random random) {
    List<String> fills = new ArrayList<>();
    for (String f : s.fills()) {
      if (random.nextBoolean()) {
        fills.add(f);
      }
    }
    String object = s.objects().get(random.nextInt(s.objects().size()));
    return new LibraryProgram(s, object, fills, threads);
  }

  private String method(int subject, boolean rather, Random random) {
    List<String> some = changing.get(subject);
    List<String> from =
        rather && !some.isEmpty() && random.nextInt(3) > 0 ? some : methods.get(subject);
    return from.get(random.nextInt(from.size()));
  }
}
