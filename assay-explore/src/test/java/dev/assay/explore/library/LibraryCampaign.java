package dev.assay.explore.library;

import dev.assay.explore.library.LibraryComparison.Difference;
import dev.assay.explore.library.LibraryComparison.Kind;
import dev.assay.explore.library.LibraryComparison.Shown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Many random programs over the JDK's concurrent classes: {@code COUNT [FIRST-SEED [CLASS,…]]}.
 * Prints one program for each kind of difference, and how often methods were compared.
 */
public final class LibraryCampaign {
  private static final int BATCH = 25;

  /** Methods that were compared less often are named. */
  static final int ENOUGH = 50;

  private static final long MINUTE = 60_000;

  /** As many of them are named. */
  private static final int NAMED = 10;

  private static final long MAX_STATES = 30_000;
  private static final long MAX_MILLIS = 20_000;

  private final LibraryGenerator generator;
  private final List<Subject> subjects;
  private final long maxStates;
  private final long maxMillis;
  private final Map<Kind, Integer> kinds = new TreeMap<>();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final Map<String, Integer> tooLarge = new TreeMap<>();
  private final Map<String, Shown> differences = new TreeMap<>();

  /** By class and method: how often it was compared, and with which others. */
  private final Map<String, Integer> compared = new HashMap<>();

  private final Map<String, Set<String>> others = new HashMap<>();
  private final Coverage coverage = new Coverage();
  private boolean isQuiet;

  /**
   * @param maxStates programs with more states are left out
   * @param maxMillis as are those that take longer to explore
   */
  LibraryCampaign(List<Subject> subjects, long maxStates, long maxMillis) {
    this.subjects = subjects;
    this.maxStates = maxStates;
    this.maxMillis = maxMillis;
    this.generator = new LibraryGenerator(subjects);
  }

  public static void main(String[] args) throws InterruptedException {
    long count = Long.parseLong(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 0;
    List<Subject> subjects = Subjects.ALL;
    if (args.length > 2) {
      subjects = Arrays.stream(args[2].split(",")).map(Subjects::named).toList();
    }
    LibraryCampaign campaign = new LibraryCampaign(subjects, MAX_STATES, MAX_MILLIS);
    // Also if it is ended early, what it has shown so far is printed.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(campaign.summary())));
    campaign.run(first, count, Runtime.getRuntime().availableProcessors());
    boolean isRight = campaign.differences.isEmpty() && campaign.count(Kind.FAILED) == 0;
    System.exit(isRight ? 0 : 1);
  }

  /** Neither prints nor shrinks what it finds. */
  LibraryCampaign quietly() {
    isQuiet = true;
    return this;
  }

  /** Examines programs by several workers. */
  void run(long first, long count, int workers) throws InterruptedException {
    AtomicLong next = new AtomicLong(first);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Thread t = new Thread(() -> work(next, first + count));
      t.start();
      threads.add(t);
    }
    for (Thread t : threads) {
      while (t.isAlive()) {
        t.join(MINUTE);
        if (!isQuiet) {
          System.err.println(Math.min(next.get() - first, count) + " programs begun");
        }
      }
    }
  }

  private void work(AtomicLong next, long end) {
    LibraryComparison comparison = new LibraryComparison(maxStates, maxMillis);
    for (long s = next.getAndAdd(BATCH); s < end; s = next.getAndAdd(BATCH)) {
      List<LibraryProgram> programs =
          LongStream.range(s, Math.min(end, s + BATCH)).mapToObj(generator::generate).toList();
      List<Map<String, byte[]>> classes = comparison.compile(programs);
      for (int i = 0; i < programs.size(); i++) {
        examine(comparison, programs.get(i), classes.get(i), i, s + i);
      }
    }
  }

  private void examine(
      LibraryComparison comparison,
      LibraryProgram program,
      Map<String, byte[]> classes,
      int number,
      long seed) {
    Difference d;
    try {
      d = comparison.compare(classes, number);
      if (d.kind() == Kind.DIFFERENT && isNew(program, d)) {
        note(isQuiet ? new Shown(program, d) : comparison.shrink(program, d), seed);
      }
    } catch (RuntimeException | AssertionError e) {
      StackTraceElement[] at = e.getStackTrace();
      String where = at.length > 0 ? " " + at[0] : "";
      d = new Difference(Kind.FAILED, e + where, Set.of(), Set.of());
    }
    count(program, d, seed);
  }

  /** Whether no part of a program is known to differ. */
  private synchronized boolean isNew(LibraryProgram p, Difference d) {
    boolean isFine = !d.onlyFine().isEmpty();
    return differences.values().stream()
        .noneMatch(
            s ->
                s.program().subject() == p.subject()
                    && isFine == !s.difference().onlyFine().isEmpty()
                    && p.methods().containsAll(s.program().methods()));
  }

  private synchronized void note(Shown shown, long seed) {
    if (differences.putIfAbsent(shown.key(), shown) == null && !isQuiet) {
      System.out.println("seed " + seed + ": " + shown);
    }
  }

  private synchronized void count(LibraryProgram p, Difference d, long seed) {
    kinds.merge(d.kind(), 1, Integer::sum);
    String name = p.subject().name();
    if (!d.reason().isEmpty()) {
      reasons.merge(d.reason(), 1, Integer::sum);
      tooLarge.merge(name, 1, Integer::sum);
      if (d.kind() == Kind.UNSUPPORTED || d.kind() == Kind.FAILED) {
        System.out.println("seed " + seed + ": " + d.reason() + "\n  " + p);
      }
      return;
    }
    coverage.add(p);
    for (String m : p.methods()) {
      compared.merge(name + " " + m, 1, Integer::sum);
      Set<String> with = others.computeIfAbsent(name + " " + m, k -> new HashSet<>());
      with.addAll(p.methods());
    }
  }

  /** The smallest program found for each kind of difference, by class, methods and direction. */
  Map<String, Shown> differences() {
    return differences;
  }

  /** The names of the classes that were found to differ. */
  Set<String> subjectsThatDiffer() {
    Set<String> names = new TreeSet<>();
    differences.values().forEach(s -> names.add(s.program().subject().name()));
    return names;
  }

  int count(Kind kind) {
    return kinds.getOrDefault(kind, 0);
  }

  /** Figures, the classes that were left out, and the methods that were compared too seldom. */
  synchronized String summary() {
    StringBuilder b = new StringBuilder(kinds + "\n");
    reasons.forEach((reason, n) -> b.append(reason + ": " + n + "\n"));
    tooLarge.forEach((name, n) -> b.append("left out of " + name + ": " + n + "\n"));
    for (Subject s : subjects) {
      Set<String> all = new TreeSet<>(Calls.methods(s).keySet());
      all.addAll(s.extras());
      List<String> seldom = new ArrayList<>();
      int sum = 0;
      int pairs = 0;
      for (String m : all) {
        int n = compared.getOrDefault(s.name() + " " + m, 0);
        int with = others.getOrDefault(s.name() + " " + m, Set.of()).size();
        sum += n;
        pairs += with;
        if (n < ENOUGH) {
          seldom.add(m + " " + n + "/" + with);
        }
      }
      String few = String.join(", ", seldom.subList(0, Math.min(NAMED, seldom.size())));
      String more = seldom.size() > NAMED ? ", …" : "";
      b.append(
          "%s: %d methods, each %d times with %d others on average; %d less than %d times: %s\n"
              .formatted(
                  s.name(),
                  all.size(),
                  sum / all.size(),
                  pairs / all.size(),
                  seldom.size(),
                  ENOUGH,
                  few + more));
    }
    subjects.forEach(s -> b.append(coverage.of(s)));
    return b.toString();
  }
}
