package dev.assay.cli.options;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import java.util.Set;

/** What the options of a command say about its search. */
public final class SearchSettings {
  private SearchSettings() {}

  /**
   * All of it; options that the command does not have are as if not given.
   *
   * @throws UsageError if some do not go together
   */
  public static Settings of(Parsed words) {
    if (words.get(PropertyOptions.FAIR) && words.get(PropertyOptions.LTL).isEmpty()) {
      throw new UsageError("--fair needs --ltl");
    }
    Set<Reduction> without = words.get(ModelOptions.REDUCE);
    long seconds = words.get(LimitOptions.MAX_TIME);
    Settings settings =
        new Settings(
            words.get(SearchOptions.STRATEGY),
            without.contains(Reduction.SYNC),
            words.get(ModelOptions.RACES),
            words.get(LimitOptions.ALL),
            words.get(LimitOptions.MAX_STATES),
            (int) Math.min(words.get(LimitOptions.MAX_DEPTH), Integer.MAX_VALUE),
            seconds == Long.MAX_VALUE ? Long.MAX_VALUE : seconds * 1000);
    Properties properties =
        new Properties(
            words.get(PropertyOptions.INVARIANTS),
            words.get(PropertyOptions.STEP_INVARIANTS),
            words.get(PropertyOptions.LTL),
            words.get(PropertyOptions.FAIR),
            words.get(PropertyOptions.MUST_END));
    return settings
        .counting(kinds(words))
        .withoutReductions(without)
        .withProperties(properties)
        .withTactics(tactics(words, settings.strategy()))
        .withEnvironment(
            new EnvironmentModel(
                !words.get(ModelOptions.NO_SPURIOUS),
                words.get(ModelOptions.TIMEOUTS),
                words.get(ModelOptions.RANDOM),
                words.get(ModelOptions.TIME)));
  }

  /**
   * The kinds of violations that count; empty if all do.
   *
   * @throws UsageError if the search is one that others go on with, or rely on
   */
  private static Set<String> kinds(Parsed words) {
    Set<String> kinds = words.get(ModelOptions.ONLY);
    boolean isHandedOn =
        !words.get(CheckOptions.CERTIFICATE).isEmpty()
            || !words.get(CheckOptions.CHECKPOINT).isEmpty()
            || words.get(CheckOptions.RESUME);
    if (!kinds.isEmpty() && isHandedOn) {
      throw new UsageError("--only does not go with --certificate, --checkpoint or --resume");
    }
    if (kinds.contains("race") && words.get(ModelOptions.RACES) != Settings.Races.REPORT) {
      throw new UsageError("--only race goes with --races report only");
    }
    return kinds;
  }

  private static SearchParameters tactics(Parsed words, Strategy strategy) {
    SearchParameters tactics =
        new SearchParameters(
            words.get(SearchOptions.HEURISTIC),
            words.get(SearchOptions.SEED),
            words.get(SearchOptions.WALKS),
            words.get(SearchOptions.MAX_SWITCHES),
            words.get(LimitOptions.MAX_MEMORY),
            words.get(SearchOptions.STORE),
            words.get(SearchOptions.WORKERS),
            words.get(SearchOptions.STORE_MEMORY));
    boolean isOnDisk = tactics.store() == SearchParameters.Store.DISK;
    if (isOnDisk && strategy != Strategy.BREADTH_FIRST) {
      throw new UsageError("--store disk goes with --search breadth-first only");
    }
    if (isOnDisk && !words.get(PropertyOptions.LTL).isEmpty()) {
      throw new UsageError("--store disk does not go with --ltl: formulas are checked in memory");
    }
    if (!isOnDisk && !words.get(SearchOptions.STORE_DIR).isEmpty()) {
      throw new UsageError("--store-dir needs --store disk");
    }
    boolean ordersOtherwise =
        strategy != Strategy.DEPTH_FIRST && strategy != Strategy.FEWEST_SWITCHES;
    if (tactics.boundsSwitches() && ordersOtherwise) {
      throw new UsageError("--max-switches goes with --search switches only");
    }
    return tactics;
  }
}
