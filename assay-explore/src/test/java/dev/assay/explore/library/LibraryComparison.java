package dev.assay.explore.library;

import dev.assay.explore.OutcomeSearch;
import dev.assay.explore.OutcomeSearch.Outcomes;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.random.BatchCompiler;
import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.Statement;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Compares what programs can do if calls are one step with what they can do if they are not. */
final class LibraryComparison {
  private final long maxStates;
  private final long maxMillis;
  private final BatchCompiler compiler = new BatchCompiler();
  private final OutcomeSearch search;
  private final Map<String, byte[]> parts = new HashMap<>();

  /**
   * @param maxStates programs with more states are left out
   * @param maxMillis as are those that take longer to explore
   */
  LibraryComparison(long maxStates, long maxMillis) {
    this.maxStates = maxStates;
    this.maxMillis = maxMillis;
    try {
      search = new OutcomeSearch(JdkImage.open(Path.of(System.getProperty("java.home"))));
      addParts(Parts.class);
      for (Class<?> part : Parts.class.getDeclaredClasses()) {
        addParts(part);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void addParts(Class<?> c) throws IOException {
    String name = c.getName().replace('.', '/');
    try (var in = Objects.requireNonNull(Parts.class.getResourceAsStream("/" + name + ".class"))) {
      parts.put(name, in.readAllBytes());
    }
  }

  /** How a comparison has ended. */
  enum Kind {
    SAME,
    TOO_LARGE,
    UNSUPPORTED,
    FAILED,
    DIFFERENT
  }

  /**
   * What a comparison has shown.
   *
   * @param onlyFine outcomes that are missed if calls are one step
   * @param onlyCoarse outcomes that there are only if calls are one step
   */
  record Difference(Kind kind, String reason, Set<String> onlyFine, Set<String> onlyCoarse) {

    static Difference of(Outcomes coarse, Outcomes fine) {
      if (!fine.areAll()) {
        return left(fine, "fine: ");
      }
      Set<String> onlyFine = new TreeSet<>(fine.outcomes());
      onlyFine.removeAll(coarse.outcomes());
      Set<String> onlyCoarse = new TreeSet<>(coarse.outcomes());
      onlyCoarse.removeAll(fine.outcomes());
      boolean isSame = onlyFine.isEmpty() && onlyCoarse.isEmpty();
      return new Difference(isSame ? Kind.SAME : Kind.DIFFERENT, "", onlyFine, onlyCoarse);
    }

    static Difference left(Outcomes o, String which) {
      Kind kind = o.left().equals("too large") ? Kind.TOO_LARGE : Kind.UNSUPPORTED;
      return new Difference(kind, which + o.left(), Set.of(), Set.of());
    }
  }

  /** The classes of programs, each with all that it needs. */
  List<Map<String, byte[]>> compile(List<LibraryProgram> programs) {
    List<RandomProgram> sources = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      String source = "import dev.assay.explore.library.Parts;\n" + programs.get(i).source("L" + i);
      sources.add(new RandomProgram(0, "L" + i, false, Statement.of(source)));
    }
    Map<RandomProgram, Map<String, byte[]>> compiled = compiler.compile(sources);
    List<Map<String, byte[]>> all = new ArrayList<>();
    for (RandomProgram p : sources) {
      Map<String, byte[]> classes = new HashMap<>(parts);
      classes.putAll(compiled.getOrDefault(p, Map.of()));
      all.add(classes);
    }
    return all;
  }

  Difference compare(Map<String, byte[]> classes, int number) {
    String main = "L" + number;
    Outcomes coarse = explore(classes, main, false);
    return coarse.areAll()
        ? Difference.of(coarse, explore(classes, main, true))
        : Difference.left(coarse, "coarse: ");
  }

  /** How a program can end. */
  Outcomes explore(Map<String, byte[]> classes, String main, boolean internals) {
    return search.explore(classes, main, internals, settings());
  }

  private Settings settings() {
    return new Settings(
            Strategy.DEPTH_FIRST,
            false,
            Races.REPORT,
            true,
            maxStates,
            Integer.MAX_VALUE,
            maxMillis)
        .withTactics(SearchParameters.standard().withWorkers(1));
  }

  /** The smallest program that shows the same kind of difference, and what it shows. */
  Shown shrink(LibraryProgram program, Difference found) {
    LibraryProgram small = program;
    Difference shown = found;
    for (boolean changed = true; changed; ) {
      changed = false;
      List<LibraryProgram> candidates = small.smaller();
      if (candidates.isEmpty()) {
        break;
      }
      List<Map<String, byte[]>> classes = compile(candidates);
      for (int i = 0; i < candidates.size() && !changed; i++) {
        Difference d = compare(classes.get(i), i);
        if (d.kind() == Kind.DIFFERENT && d.onlyFine().isEmpty() == found.onlyFine().isEmpty()) {
          small = candidates.get(i);
          shown = d;
          changed = true;
        }
      }
    }
    return new Shown(small, shown);
  }

  /** A program with what it shows. */
  record Shown(LibraryProgram program, Difference difference) {
    /** Differences of the same class and the same methods are alike. */
    String key() {
      String which = difference.onlyFine().isEmpty() ? "only coarse" : "only fine";
      return program.subject().name() + ": " + String.join(" / ", program.methods()) + ": " + which;
    }

    @Override
    public String toString() {
      StringBuilder b = new StringBuilder(key() + "\n  " + program + "\n");
      difference.onlyFine().forEach(o -> b.append("  only fine:   " + o + "\n"));
      difference.onlyCoarse().forEach(o -> b.append("  only coarse: " + o + "\n"));
      return b.toString();
    }
  }
}
