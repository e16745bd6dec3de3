package dev.assay.symbolic.random;

import dev.assay.machine.loading.InputProblem;
import dev.assay.symbolic.random.Comparison.Kind;
import dev.assay.symbolic.random.Comparison.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Many random programs: {@code Campaign COUNT [FIRST_SEED [SIZE]]}, on all processors. Prints every
 * program that is checked wrongly, as small as it can be made, says every minute how far it is, and
 * ends with status 1 if there was such a program.
 */
public final class Campaign {
  /** How many programs are compiled in one call. */
  private static final int BATCH = 25;

  private static final long MINUTE = 60_000;

  /** How long one check may take. */
  private static final long MAX_MILLIS = 5_000;

  /** Statements of a program, about. */
  static final int SIZE = 10;

  private final BatchCompiler compiler;
  private final Comparison comparison;
  private final int size;
  private final Map<String, Integer> counts = new TreeMap<>();
  private final List<String> failures = new ArrayList<>();

  /**
   * @param maxMillis how long one check may take
   */
  Campaign(int size, long maxMillis) {
    this(size, new BatchCompiler(), new Comparison(maxMillis));
  }

  private Campaign(int size, BatchCompiler compiler, Comparison comparison) {
    this.size = size;
    this.compiler = compiler;
    this.comparison = comparison;
  }

  public static void main(String[] args) throws InterruptedException {
    long count = Long.parseLong(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 0;
    int size = args.length > 2 ? Integer.parseInt(args[2]) : SIZE;
    Campaign total = new Campaign(size, MAX_MILLIS);
    AtomicLong next = new AtomicLong(first);
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      Thread worker = new Thread(() -> work(next, first + count, size, total));
      worker.start();
      workers.add(worker);
    }
    for (Thread worker : workers) {
      while (worker.isAlive()) {
        worker.join(MINUTE);
        System.err.println(total.progress());
      }
    }
    System.out.println(total.summary());
    System.exit(total.failures.isEmpty() && total.count("programs") == count ? 0 : 1);
  }

  /** Compares programs until there are none left, and adds what comes out of it to the total. */
  private static void work(AtomicLong next, long end, int size, Campaign total) {
    BatchCompiler compiler = new BatchCompiler();
    Comparison comparison = new Comparison(MAX_MILLIS);
    for (long s = next.getAndAdd(BATCH); s < end; s = next.getAndAdd(BATCH)) {
      Campaign batch = new Campaign(size, compiler, comparison);
      batch.run(s, Math.min(end, s + BATCH));
      batch.failures.forEach(System.out::println);
      total.add(batch);
    }
  }

  private synchronized void add(Campaign batch) {
    batch.counts.forEach((what, n) -> counts.merge(what, n, Integer::sum));
    failures.addAll(batch.failures);
  }

  private synchronized String progress() {
    return count("programs") + " programs compared, " + failures.size() + " checked wrongly";
  }

  /** Compares the programs of the seeds from {@code first} to before {@code end}. */
  void run(long first, long end) {
    List<RandomProgram> programs =
        LongStream.range(first, end)
            .mapToObj(seed -> new ProgramGenerator(seed, size).generate())
            .toList();
    Map<RandomProgram, Map<String, byte[]>> classes = compiler.compile(programs);
    for (RandomProgram p : programs) {
      try {
        Outcome o = comparison.compare(p, classes.getOrDefault(p, Map.of()));
        note(o);
        if (o.kind() == Kind.DIFFERENT) {
          failures.add(report(p, o));
        }
      } catch (RuntimeException e) {
        add("programs");
        failures.add("seed " + p.seed() + ", size " + size + ": " + e + "\n" + p.source());
      }
    }
  }

  /** What went wrong, each with the seed and the smallest program that shows it. */
  List<String> failures() {
    return failures;
  }

  int count(String what) {
    return counts.getOrDefault(what, 0);
  }

  private void note(Outcome o) {
    add("programs");
    add(o.kind().name());
    o.open().stream()
        .map(why -> why.replaceAll("P[0-9]+\\.java:[0-9]+", "…"))
        .distinct()
        .forEach(why -> add("open: " + why));
    Set<String> tried = o.tried();
    if (tried != null) {
      tried.stream().map(v -> v.split(" ")[0]).distinct().forEach(this::add);
      if (tried.isEmpty()) {
        add("without violations");
      } else if (tried.size() > 1) {
        add("several violations");
      }
    }
  }

  private void add(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private String report(RandomProgram p, Outcome o) {
    RandomProgram small = new Shrinker(compiler, this::differs).shrink(p);
    Map<String, byte[]> classes = compiler.compile(small);
    String details = classes == null ? "" : comparison.compare(small, classes).details();
    return "seed " + p.seed() + ", size " + size + ":\n" + small.source() + details
        + "in the whole program: " + o.details();
  }

  private boolean differs(RandomProgram p, Map<String, byte[]> classes) {
    try {
      return comparison.compare(p, classes).kind() == Kind.DIFFERENT;
    } catch (InputProblem e) {
      return false; // the main method has been taken out
    }
  }

  synchronized String summary() {
    StringBuilder b = new StringBuilder();
    counts.forEach((what, n) -> b.append(what).append(": ").append(n).append('\n'));
    return b.toString();
  }
}
