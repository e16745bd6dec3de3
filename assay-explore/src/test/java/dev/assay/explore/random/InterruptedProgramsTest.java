package dev.assay.explore.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.Interruptions;
import dev.assay.explore.Trial;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random programs whose search is interrupted several times, each time in another machine. */
class InterruptedProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.interrupted.programs", 25);

  @TempDir private Path folder;

  @Test
  void aSearchThatIsInterruptedFindsWhatItWouldHaveFound() throws Exception {
    List<RandomProgram> programs =
        IntStream.range(0, PROGRAMS)
            .mapToObj(seed -> new ProgramGenerator(seed, RandomPrograms.SIZE).generate())
            .toList();
    Map<RandomProgram, Map<String, byte[]>> classes = new BatchCompiler().compile(programs);
    Comparison comparison = new Comparison();
    int resumed = 0;
    for (RandomProgram p : programs) {
      SplittableRandom random = new SplittableRandom(p.seed());
      Map<String, byte[]> own = Objects.requireNonNull(classes.get(p));
      Path directory = Files.createDirectory(folder.resolve(p.name()));
      Interruptions interruptions =
          new Interruptions(directory, () -> comparison.trial(p, own).subject());
      Settings settings =
          Trial.settings(
              Strategy.DEPTH_FIRST,
              random.nextInt(4) == 0,
              random.nextBoolean() ? Races.PROMOTE : Races.REPORT);
      assertThat(interruptions.compare(settings, 3, random))
          .as("seed %d\n%s", p.seed(), p.source())
          .isEmpty();
      assertThat(interruptions.notes()).noneMatch(note -> note.contains("no checkpoint"));
      resumed += interruptions.resumed();
    }
    assertThat(resumed).isGreaterThan(PROGRAMS);
  }
}
