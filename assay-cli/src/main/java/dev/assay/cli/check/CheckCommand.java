package dev.assay.cli.check;

import dev.assay.cli.certify.CertificateOutput;
import dev.assay.cli.command.Command;
import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.command.FirstAttempt;
import dev.assay.cli.command.Interrupts;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.ProgressLine;
import dev.assay.cli.options.CheckOptions;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.SearchOptions;
import dev.assay.cli.options.SearchSettings;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.program.ProgramCall;
import dev.assay.cli.trace.TraceOutput;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.external.DiskStorage;
import dev.assay.explore.external.Storage;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code assay check}: explores every interleaving of threads and every choice. */
public final class CheckCommand implements Command {
  @Override
  public CommandLineSyntax syntax() {
    return CheckOptions.syntax();
  }

  @Override
  public int run(Parsed words, Invocation call) {
    ProgramCall asked = ProgramCall.of(words, 0, "no target given; see assay check --help");
    call.about(asked.target());
    Settings chosen = SearchSettings.of(words);
    CheckpointedSearch.check(words, chosen);
    Settings settings = CertificateOutput.recorded(words, chosen);
    CheckpointedSearch checkpoint = new CheckpointedSearch(words, asked);
    TraceOutput trace = new TraceOutput(words, asked, checkpoint.startMillis());
    CertificateOutput certificate = new CertificateOutput(words, asked, checkpoint.startMillis());
    FirstAttempt attempt = FirstAttempt.ofThisProcess();
    LoadedProgram program =
        LoadedProgram.of(
            asked.target(),
            MachineSettings.from(words),
            certificate.streams(attempt.guard(call.streams())),
            checkpoint.startMillis());
    checkpoint.compare(program);
    ProgramUnderTest subject =
        program.underTest(asked.arguments(), words.get(ModelOptions.INTERNALS), settings);
    Progress progress = FirstAttempt.progress();
    Explorer explorer = new Explorer(subject, settings, progress);
    try (CertificateOutput open = certificate;
        Storage storage = storage(words, settings)) {
      explorer.storeIn(storage);
      open.observe(explorer, subject);
      call.begin(progress);
      Result result;
      List<Counterexample> counterexamples;
      try (ProgressLine line = ProgressLine.start(progress, call.streams());
          attempt;
          Interrupts interrupts =
              Interrupts.endEarly(
                  () -> {
                    attempt.close();
                    progress.cancel();
                  })) {
        attempt.begin(line, settings.tactics().workers(), settings.maxMillis());
        checkpoint.attach(explorer, program, line::complain);
        Result outcome = explorer.run();
        attempt.close(); // there is something to show
        result = call.found(outcome);
        counterexamples = result.violations().stream().map(explorer::explain).toList();
      }
      call.publish(text(result, counterexamples), () -> ResultJson.of(result, counterexamples));
      trace.write(explorer, result, counterexamples, program, call);
      open.write(explorer, result, program, call);
      return ExitStatus.of(result.verdict());
    }
  }

  /** Where visited states are kept; on disk in a folder of the search's own. */
  private static Storage storage(Parsed words, Settings settings) {
    if (settings.tactics().store() != SearchParameters.Store.DISK) {
      return Storage.inMemory();
    }
    String folder = words.get(SearchOptions.STORE_DIR);
    try {
      return folder.isEmpty() ? DiskStorage.temporary() : DiskStorage.in(Path.of(folder));
    } catch (InvalidPathException e) {
      throw new InputProblem("'" + folder + "' cannot be the name of a directory");
    }
  }

  private static List<String> text(Result result, List<Counterexample> counterexamples) {
    List<String> lines = new ArrayList<>();
    for (Counterexample c : counterexamples) {
      lines.addAll(ResultText.of(c.violation(), c.steps()));
      lines.add("");
    }
    lines.addAll(ResultText.verdict(result));
    return lines;
  }
}
