package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Options of {@code assay check} that make no sense are refused before anything is done. */
class CheckOptionsTest {
  private static void refuses(String complaint, String... options) {
    String[] words = new String[options.length + 2];
    words[0] = "check";
    System.arraycopy(options, 0, words, 1, options.length);
    words[words.length - 1] = "Nothing";
    CommandOutput output = CommandOutput.of(words);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err()).contains(complaint);
    assertThat(output.err().lines()).hasSize(1);
  }

  @Test
  void anUnknownReductionIsAnsweredWithTheKnownOnes() {
    refuses("sync, quiet-data, ownership,", "--reduce", "-magic");
  }

  @Test
  void anUnknownStrategyHeuristicOrStoreIsAnsweredWithTheKnownOnes() {
    refuses("a-star, best-first, breadth-first", "--search", "widest");
    refuses("interleaved, most-blocked, most-locks", "--heuristic", "luck");
    refuses("bitstate, disk, exact, hash, memory", "--store", "tape");
  }

  @Test
  void aBoundOnSwitchesGoesWithTheOrderOfSwitchesOnly() {
    refuses("--search switches only", "--max-switches", "2", "--search", "breadth-first");
  }

  @Test
  void statesOnDiskGoWithBreadthFirstSearchAndAFolderWithStatesOnDisk() {
    refuses("--store disk goes with --search breadth-first only", "--store", "disk");
    refuses("--store-dir needs --store disk", "--search", "bfs", "--store-dir", "states");
    refuses("not go with --ltl", "--search", "bfs", "--store", "disk", "--ltl", "G P#holds");
    refuses("a size of at least 1m", "--store-memory", "1k");
  }

  @Test
  void sizesAndNumbersAreChecked() {
    refuses("a size such as 800m or 4g", "--max-memory", "much");
    refuses("a number from 0", "--max-switches", "-1");
    refuses("a number from 1 to 999", "--workers", "0");
  }

  @Test
  void textsMayNotBeBlank() {
    refuses("option --ltl: '' is not the FORMULA it needs", "--ltl", "");
    refuses("option --json: ' ' is not the FILE it needs", "--json", " ");
    refuses("option --invariant: '' is not the CLASS#METHOD it needs", "--invariant", "");
  }

  @Test
  void numbersThatAreTooLargeAreRefused() {
    refuses("a size such as 800m or 4g", "--max-memory", "9999999999g");
    refuses("a positive number", "--max-states", "99999999999999999999");
  }

  @Test
  void theNearestNameOfAnOptionIsSuggested() {
    refuses("unknown option --max-stats (did you mean --max-states?)", "--max-stats", "3");
  }

  @Test
  void filesAreLookedAtBeforeTheSearch() {
    for (String option : List.of("--json", "--trace", "--certificate")) {
      refuses("option " + option + ": cannot write /: it is a directory", option, "/");
    }
  }
}
