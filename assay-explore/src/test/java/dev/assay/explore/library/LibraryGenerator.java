package dev.assay.explore.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes a program of each number. */
final class LibraryGenerator {
  private final List<Subject> subjects;
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
    }
  }

  LibraryProgram generate(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
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
