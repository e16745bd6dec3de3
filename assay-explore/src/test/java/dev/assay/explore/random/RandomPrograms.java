package dev.assay.explore.random;

import dev.assay.machine.loading.InputProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** Examines many random programs, counts what they are like, and makes small what is wrong. */
public final class RandomPrograms {
  /** Statements of a program, about. */
  public static final int SIZE = 10;

  /** How many programs are compiled in one call. */
  private static final int BATCH = 25;

  private static final long MINUTE = 60_000;
  private static final String PROGRAMS = "programs";

  /** What is done with a program. Used by one thread at a time. */
  public interface Examination {
    RandomProgram generate(long seed, int size);

    /**
     * @param classes the program's class path
     */
    Finding examine(RandomProgram program, Map<String, byte[]> classes);

    /** What is made small in place of a program about which something is wrong. */
    default RandomProgram suspect(RandomProgram program, Finding finding) {
      return program;
    }
  }

  /**
   * What came of it.
   *
   * @param counts what the program is like, to be added up
   * @param wrong what is wrong, or the empty text
   */
  public record Finding(Map<String, Integer> counts, String wrong) {}

  private final Examination examination;
  private final BatchCompiler compiler = new BatchCompiler();
  private final int size;
  private final Map<String, Integer> counts = new TreeMap<>();
  private final List<String> failures = new ArrayList<>();

  public RandomPrograms(Examination examination, int size) {
    this.examination = examination;
    this.size = size;
  }

  /**
   * Examines programs on all processors, as the arguments say: {@code COUNT [FIRST_SEED [SIZE]]}.
   * Prints every program about which something is wrong, says every minute how far it is, and ends
   * with status 1 if there was such a program.
   */
  public static void main(String[] args, Supplier<Examination> examinations)
      throws InterruptedException {
    long count = Long.parseLong(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 0;
    int size = args.length > 2 ? Integer.parseInt(args[2]) : SIZE;
    RandomPrograms total =
        examine(examinations, size, first, count, n -> System.err.println(n + " programs begun"));
    System.out.println(total.summary() + total.failures.size() + " examined with wrong results");
    System.exit(total.failures.isEmpty() && total.count(PROGRAMS) == count ? 0 : 1);
  }

  /**
   * Examines programs on all processors.
   *
   * @param progress is told every minute, and at the end, how many were begun
   */
  public static RandomPrograms examine(
      Supplier<Examination> examinations, int size, long first, long count, LongConsumer progress)
      throws InterruptedException {
    AtomicLong next = new AtomicLong(first);
    List<RandomPrograms> parts = new ArrayList<>();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      RandomPrograms part = new RandomPrograms(examinations.get(), size);
      parts.add(part);
      Thread worker = new Thread(() -> part.work(next, first + count));
      worker.start();
      workers.add(worker);
    }
    for (Thread worker : workers) {
      while (worker.isAlive()) {
        worker.join(MINUTE);
        progress.accept(Math.min(next.get() - first, count));
      }
    }
    RandomPrograms total = new RandomPrograms(examinations.get(), size);
    parts.forEach(total::add);
    return total;
  }

  private void work(AtomicLong next, long end) {
    for (long s = next.getAndAdd(BATCH); s < end; s = next.getAndAdd(BATCH)) {
      int known = failures.size();
      run(s, Math.min(end, s + BATCH));
      failures.subList(known, failures.size()).forEach(System.out::println);
    }
  }

  private void add(RandomPrograms part) {
    add(part.counts);
    failures.addAll(part.failures);
  }

  private void add(Map<String, Integer> more) {
    more.forEach((what, n) -> counts.merge(what, n, Integer::sum));
  }

  /** Examines the programs of the seeds from {@code first} to before {@code end}. */
  public void run(long first, long end) {
    List<RandomProgram> programs =
        LongStream.range(first, end).mapToObj(s -> examination.generate(s, size)).toList();
    Map<RandomProgram, Map<String, byte[]>> classes = compiler.compile(programs);
    for (RandomProgram p : programs) {
      add(Map.of(PROGRAMS, 1));
      try {
        Finding f = examination.examine(p, classes.getOrDefault(p, Map.of()));
        add(f.counts);
        if (!f.wrong.isEmpty()) {
          failures.add(report(p, f));
        }
      } catch (RuntimeException e) {
        failures.add("seed " + p.seed() + ", size " + size + ": " + e + "\n" + p.source());
      }
    }
  }

  private String report(RandomProgram p, Finding f) {
    RandomProgram small = new Shrinker(compiler, this::isWrong).shrink(examination.suspect(p, f));
    Map<String, byte[]> classes = compiler.compile(small);
    String wrong = classes == null ? "" : examination.examine(small, classes).wrong;
    return "seed %d, size %d:\n%s%sin the whole program: %s"
        .formatted(p.seed(), size, small.source(), wrong, f.wrong);
  }

  private boolean isWrong(RandomProgram p, Map<String, byte[]> classes) {
    try {
      return !examination.examine(p, classes).wrong.isEmpty();
    } catch (InputProblem e) {
      return false; // the main method has been taken out
    }
  }

  /** What went wrong, each with the seed and the smallest program that shows it. */
  public List<String> failures() {
    return failures;
  }

  public int count(String what) {
    return counts.getOrDefault(what, 0);
  }

  public String summary() {
    StringBuilder b = new StringBuilder();
    counts.forEach((what, n) -> b.append(what).append(": ").append(n).append('\n'));
    return b.toString();
  }
}
