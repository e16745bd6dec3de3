package dev.assay.cli.certify;

import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.record.ProgramRecorder;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.OutputFile;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CheckOptions;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.program.ClassDigests;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.ProgramCall;
import dev.assay.cli.program.ProgramInputs;
import dev.assay.cli.program.ReadInput;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes a certificate of the search where the options ask for one. */
public final class CertificateOutput implements AutoCloseable {
  private static final String OPTION = "--certificate";

  private final Parsed words;
  private final ProgramCall program;
  private final long startMillis;
  private final @Nullable OutputFile file;
  private @Nullable ProgramRecorder recorder;
  private @Nullable ReadInput input;

  /**
   * Prepares for a program.
   *
   * @param startMillis the time the program sees
   * @throws UsageError if the file cannot be written
   */
  public CertificateOutput(Parsed words, ProgramCall program, long startMillis) {
    this.words = words;
    this.program = program;
    this.startMillis = startMillis;
    this.file = OutputFile.of(OPTION, words.get(CheckOptions.CERTIFICATE));
    if (file != null) {
      file.requireReplaceable(OPTION);
    }
  }

  /**
   * Looks at the options.
   *
   * @throws UsageError if a search cannot be recorded that way
   */
  public static Settings recorded(Parsed words, Settings settings) {
    if (words.get(CheckOptions.CERTIFICATE).isEmpty()) {
      if (words.get(CheckOptions.TRUSTFUL)) {
        throw new UsageError("--trustful needs --certificate");
      }
      return settings;
    }
    if (settings.mustEnd()) {
      throw new UsageError(
          "--must-end does not go with --certificate: that does not show where runs end");
    }
    if (settings.strategy() != Strategy.DEPTH_FIRST
        || settings.tactics().boundsSwitches()
        || settings.tactics().store() != SearchParameters.Store.EXACT) {
      throw new UsageError(
          "--certificate needs depth-first search with an exact store and no bound on switches");
    }
    if (!settings.properties().ltl().isEmpty()) {
      throw new UsageError("--certificate does not go with --ltl: the script has no formula in it");
    }
    if (!words.get(CheckOptions.CHECKPOINT).isEmpty()) {
      throw new UsageError(
          "--certificate does not go with --checkpoint: a script is written in one go");
    }
    return settings.forCertificate();
  }

  /** The streams for the program, where it is noticed what it reads. */
  public Streams streams(Streams ofProcess) {
    if (file == null) {
      return ofProcess;
    }
    input = new ReadInput(ofProcess.in());
    return new Streams(input.fromTheStart(), ofProcess.out(), ofProcess.err());
  }

  /** Has the search of an explorer recorded. */
  public void observe(Explorer explorer, ProgramUnderTest subject) {
    if (file != null) {
      ScriptForm form = words.get(CheckOptions.TRUSTFUL) ? ScriptForm.TRUSTFUL : ScriptForm.FULL;
      recorder = new ProgramRecorder(subject, form, file.path());
      explorer.observedBy(recorder);
    }
  }

  /** Writes the certificate if the program is verified. */
  public void write(Explorer explorer, Result result, LoadedProgram loaded, Invocation call) {
    if (recorder == null || file == null) {
      return;
    }
    if (result.verdict() != Result.Verdict.VERIFIED) {
      call.streams().complain("no certificate was written: the program is not verified");
      return;
    }
    try {
      recorder.finish(header(explorer, result, loaded.machine().universe()));
    } catch (IOException e) {
      call.lacksOutput("cannot write " + file.name() + ": " + OutputFile.reason(e));
    }
  }

  /** Leaves nothing behind of a certificate that was not written. */
  @Override
  public void close() {
    if (recorder != null) {
      recorder.close();
    }
  }

  private Header header(Explorer explorer, Result result, Universe universe) {
    Map<String, String> extra = new TreeMap<>(ProgramCertifier.precision(explorer));
    extra.put(CertificateHeaders.START, Long.toString(startMillis));
    CertificateHeaders.putAccepted(result.accepted(), extra);
    if (input != null) {
      extra.putAll(ProgramInputs.of(universe, input));
    }
    return new Header(
        program.target(),
        universe.jdk().version(),
        ClassDigests.of(universe),
        CertificateHeaders.options(words, program.arguments()),
        CertificateHeaders.properties(words),
        extra);
  }
}
