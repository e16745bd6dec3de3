package dev.assay.explore;

import dev.assay.explore.checkpoint.CheckpointFile;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Explores a program with interruptions, each part in a fresh machine, and compares what is found
 * with one search that was not interrupted.
 */
public final class Interruptions {
  private final Path directory;
  private final Machines machines;
  private final List<String> notes = new ArrayList<>();
  private int resumed;

  /** Makes the same program ready again and again. */
  @FunctionalInterface
  public interface Machines {
    ProgramUnderTest fresh() throws IOException;
  }

  /** Checkpoints are kept in a directory, which must be empty. */
  public Interruptions(Path directory, Machines machines) {
    this.directory = directory;
    this.machines = machines;
  }

  /** How often a search has gone on from a checkpoint. */
  public int resumed() {
    return resumed;
  }

  /** What checkpoints have said. */
  public List<String> notes() {
    return notes;
  }

  /**
   * Explores with up to so many interruptions, and says how the results differ; empty if they do
   * not.
   */
  public String compare(Settings settings, int interruptions, RandomGenerator random)
      throws IOException {
    Settings unlimited = settings.withMaxStates(Long.MAX_VALUE);
    Result result = run(unlimited, false);
    String whole = describe(result);
    long states = result.statistics().states();
    String parts = describe(inParts(unlimited, states, interruptions, random));
    return whole.equals(parts) ? "" : "whole: " + whole + "\nparts: " + parts + " " + notes;
  }

  private Result inParts(Settings settings, long states, int interruptions, RandomGenerator random)
      throws IOException {
    CheckpointFile file = new CheckpointFile(directory);
    long limit = 1;
    for (int i = 0; i < interruptions; i++) {
      limit += random.nextLong(Math.max(1, 2 * states / (interruptions + 1)));
      Result result = run(settings.withMaxStates(limit), file.exists());
      if (!file.exists()) {
        return result;
      }
    }
    return run(settings, file.exists());
  }

  private Result run(Settings settings, boolean resume) throws IOException {
    resumed += resume ? 1 : 0;
    Explorer explorer = new Explorer(machines.fresh(), settings, new Progress());
    explorer.keep(
        new Checkpoints(
            new CheckpointFile(directory), 600_000, () -> "header", notes::add, resume));
    return explorer.run();
  }

  private static String describe(Result r) {
    StringBuilder text = new StringBuilder(r.verdict() + " " + r.reasons() + r.promoted());
    for (Violation v : r.violations()) {
      // The details list monitors in an order that differs from process to process.
      text.append('\n').append(v.signature()).append(' ').append(v.moves().size());
    }
    Statistics s = r.statistics();
    return text + "\n" + s.states() + " " + s.transitions() + " " + s.maxDepth();
  }
}
