package dev.assay.explore;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.search.Search;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One program that is explored several times, each time in another way. */
public final class Trial {
  /** No limit: some reductions are not used where there is one. */
  private static final int MAX_DEPTH = Integer.MAX_VALUE;

  /** {@code -Dassay.workers=2} lets all programs be explored by two workers together. */
  private static final int WORKERS = Integer.getInteger("assay.workers", 1);

  private final ProgramUnderTest subject;
  private final Properties properties;
  private @Nullable PlainSearch plain;
  private long states;

  /**
   * @param classes the whole class path, by internal name
   * @param settings those of a search, with the properties of all; others may differ in what can be
   *     changed between searches
   */
  public Trial(
      JdkImage jdk,
      BootImages images,
      Map<String, byte[]> classes,
      String mainClass,
      Settings settings) {
    properties = settings.properties();
    Universe universe =
        new Universe(jdk, new ClassPath(List.of(), classes, jdk.feature()), JdkNatives.INSTANCE);
    EntryPoint entry = new EntryFinder(universe).find(mainClass, null);
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    MachineOptions options =
        new MachineOptions(
            1000,
            MachineOptions.DEFAULT_MAX_HEAP_BYTES,
            0,
            Map.of(),
            Map.of(),
            InputStream.nullInputStream(),
            nowhere,
            nowhere);
    subject =
        new ProgramUnderTest(
            new Machine(universe, options), images, entry, List.of(), false, settings);
  }

  /** The program in its machine. */
  public ProgramUnderTest subject() {
    return subject;
  }

  /** What the plain search finds; null if there are more states than that. */
  public @Nullable Behaviour plain(int maxStates) {
    Settings settings = settings(Strategy.DEPTH_FIRST, true, Races.IGNORE);
    plain = new PlainSearch(subject, settings.withProperties(properties));
    return plain.run(maxStates);
  }

  /** How many states the plain search has seen. */
  public int plainStates() {
    return plain == null ? 0 : plain.states();
  }

  /** What a search of the explorer finds; to be called after the plain search. */
  public Behaviour explored(Settings how) {
    Settings settings = how.withProperties(properties);
    subject.keeper().restore(subject.initial());
    Explorer explorer = new Explorer(subject, settings, new Progress());
    explorer.setAlone(0);
    Explorer.Examined examined = explorer.search(settings);
    Search search = examined.search();
    if (!examined.exhausted() || !search.incompleteness().isEmpty()) {
      throw new IllegalStateException("the search is incomplete: " + search.incompleteness());
    }
    states = search.visited.count();
    Behaviour behaviour = new Behaviour();
    search.violations().forEach(behaviour::add);
    search.forEachState(
        state -> {
          String end = end(examined.bench().transitions, state);
          if (end != null) {
            behaviour.ends().add(end);
          }
        });
    return behaviour;
  }

  /** How many states the last search of the explorer has seen. */
  public long exploredStates() {
    return states;
  }

  /** What the program's data is in a state if it is an end. */
  private @Nullable String end(ProgramTransitions transitions, int state) {
    if (plain != null && plain.hasSeen(state)) {
      return plain.end(state);
    }
    boolean isEnd = transitions.enabled(state).count() == 0;
    transitions.goTo(state);
    return isEnd && transitions.isOver() ? ProgramData.of(subject.machine()) : null;
  }

  /** The settings of a search that goes through everything. */
  public static Settings settings(Strategy strategy, boolean fine, Races races) {
    return new Settings(strategy, fine, races, true, Long.MAX_VALUE, MAX_DEPTH, Long.MAX_VALUE)
        .withTactics(SearchParameters.standard().withWorkers(WORKERS));
  }
}
