package dev.assay.explore.random;

import dev.assay.explore.Behaviour;
import dev.assay.explore.random.Comparison.Kind;
import dev.assay.explore.random.Comparison.Outcome;
import dev.assay.machine.loading.InputProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * Many random programs, one after the other: {@code Campaign COUNT [FIRST_SEED [SIZE]]}. Prints
 * every program that is explored wrongly, as small as it can be made, and ends with status 1 if
 * there is one.
 */
public final class Campaign {
  /** How many programs are compiled in one call. */
  private static final int BATCH = 100;

  /** Statements of a program, about. */
  static final int SIZE = 12;

  private final BatchCompiler compiler = new BatchCompiler();
  private final Comparison comparison = new Comparison();
  private final int size;
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<String> failures = new ArrayList<>();

  Campaign(int size) {
    this.size = size;
  }

  public static void main(String[] args) {
    long count = Long.parseLong(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 0;
    Campaign campaign = new Campaign(args.length > 2 ? Integer.parseInt(args[2]) : SIZE);
    for (long s = first; s < first + count; s += BATCH) {
      int before = campaign.failures.size();
      campaign.run(s, Math.min(first + count, s + BATCH));
      campaign.failures.stream().skip(before).forEach(System.out::println);
    }
    System.out.println(campaign.summary());
    System.exit(campaign.failures.isEmpty() ? 0 : 1);
  }

  /** Compares the programs of the seeds from {@code first} to before {@code end}. */
  void run(long first, long end) {
    List<RandomProgram> programs =
        LongStream.range(first, end)
            .mapToObj(seed -> new ProgramGenerator(seed, size).generate())
            .toList();
    Map<RandomProgram, Map<String, byte[]>> classes = compiler.compile(programs);
    for (RandomProgram p : programs) {
      Outcome o = comparison.compare(p, classes.getOrDefault(p, Map.of()));
      note(p, o);
      if (o.kind() == Kind.DIFFERENT) {
        failures.add(report(p, o));
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

  private void note(RandomProgram p, Outcome o) {
    add("programs");
    add(o.kind().name());
    counts.merge("states of the plain search", o.states(), Integer::sum);
    Behaviour plain = o.plain();
    if (plain != null) {
      add(p.raceFree() ? "race-free" : plain.races().isEmpty() ? "happen to be race-free" : "racy");
      plain.violations().stream().map(v -> v.split(" ")[0]).distinct().forEach(this::add);
      if (plain.violations().isEmpty()) {
        add("without violations");
      }
      if (plain.ends().size() > 1) {
        add("several ends");
      }
    }
  }

  private void add(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private String report(RandomProgram p, Outcome o) {
    // What is left of a program need not be free of races any more.
    RandomProgram whole = o.details().startsWith(Comparison.BROKEN_CLAIM) ? p : p.withoutClaim();
    RandomProgram small = new Shrinker(compiler, this::differs).shrink(whole);
    Map<String, byte[]> classes = compiler.compile(small);
    String details = classes == null ? "" : comparison.compare(small, classes).details();
    return "seed " + p.seed() + ", size " + size + ":\n" + small.source() + details;
  }

  private boolean differs(RandomProgram p, Map<String, byte[]> classes) {
    try {
      return comparison.compare(p, classes).kind() == Kind.DIFFERENT;
    } catch (InputProblem e) {
      return false; // the main method has been taken out
    }
  }

  String summary() {
    StringBuilder b = new StringBuilder();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(e -> b.append(e.getKey()).append(": ").append(e.getValue()).append('\n'));
    return b.toString();
  }
}
