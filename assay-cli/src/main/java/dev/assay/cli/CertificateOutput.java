package dev.assay.cli;

import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.record.ProgramRecorder;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes a certificate of the search where the options ask for one. */
final class CertificateOutput {
  static final Option<String> CERTIFICATE =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Write a certificate to FILE if the program is verified: the search, for assay certify to"
              + " follow.",
          "--certificate");

  static final Option<Boolean> TRUSTFUL =
      Option.flag(
          "The certificate has only the steps that lead to new states, and each state once:"
              + " following it is quick, but takes your word for it that these are all states.",
          "--trustful");

  static final List<Option<?>> OPTIONS = List.of(CERTIFICATE, TRUSTFUL);

  private final Parsed words;
  private final String target;
  private final List<String> arguments;
  private final long startMillis;
  private final String file;
  private @Nullable ProgramRecorder recorder;

  /**
   * Prepares for a program.
   *
   * @param startMillis the time the program sees
   */
  CertificateOutput(Parsed words, String target, List<String> arguments, long startMillis) {
    this.words = words;
    this.target = target;
    this.arguments = arguments;
    this.startMillis = startMillis;
    this.file = words.get(CERTIFICATE);
  }

  /**
   * Looks at the options.
   *
   * @throws UsageError if a search cannot be recorded that way
   */
  static Settings recorded(Parsed words, Settings settings) {
    if (words.get(CERTIFICATE).isEmpty()) {
      if (words.get(TRUSTFUL)) {
        throw new UsageError("--trustful needs --certificate");
      }
      return settings;
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
    if (!words.get(CheckpointOptions.CHECKPOINT).isEmpty()) {
      throw new UsageError(
          "--certificate does not go with --checkpoint: a script is written in one go");
    }
    Path folder = Path.of(words.get(CERTIFICATE)).toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
      throw new UsageError(
          "option --certificate: "
              + words.get(CERTIFICATE)
              + " cannot be written: there is no folder "
              + folder
              + " that can be written to");
    }
    return settings.forCertificate();
  }

  /** Has the search of an explorer recorded. */
  void observe(Explorer explorer, ProgramUnderTest subject) {
    if (!file.isEmpty()) {
      ScriptForm form = words.get(TRUSTFUL) ? ScriptForm.TRUSTFUL : ScriptForm.FULL;
      recorder = new ProgramRecorder(subject, form, Path.of(file).toAbsolutePath());
      explorer.observedBy(recorder);
    }
  }

  /** False, with a complaint, if the file cannot be written. */
  boolean write(Explorer explorer, Result result, LoadedProgram program, Streams streams) {
    if (recorder == null) {
      return true;
    }
    try (ProgramRecorder open = recorder) {
      if (result.verdict() != Result.Verdict.VERIFIED) {
        streams.complain("no certificate was written: the program is not verified");
        return true;
      }
      open.finish(header(explorer, program.machine().universe()));
      return true;
    } catch (IOException | UncheckedIOException e) {
      streams.complain("cannot write " + file + ": " + e.getMessage());
      return false;
    }
  }

  private Header header(Explorer explorer, Universe universe) {
    Map<String, String> extra = new TreeMap<>(ProgramCertifier.precision(explorer));
    extra.put(CertificateHeaders.START, Long.toString(startMillis));
    return new Header(
        target,
        universe.jdk().version(),
        ClassDigests.of(universe),
        CertificateHeaders.options(words, arguments),
        CertificateHeaders.properties(words),
        extra);
  }
}
