package dev.assay.cli.certify;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.SearchIdentity;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.certify.program.ProgramTeam;
import dev.assay.cli.command.Command;
import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.command.FirstAttempt;
import dev.assay.cli.command.Interrupts;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.OutputFile;
import dev.assay.cli.console.ProgressLine;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CertifyOptions;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.SearchSettings;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.program.ProgramCall;
import dev.assay.cli.program.ProgramInputs;
import dev.assay.cli.program.ReadInput;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Reason;
import dev.assay.machine.loading.InputProblem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** {@code assay certify}: follows the search that comes with a program. */
public final class CertifyCommand implements Command {
  @Override
  public CommandLineSyntax syntax() {
    return CertifyOptions.syntax();
  }

  @Override
  public int run(Parsed words, Invocation call) {
    ProgramCall program =
        ProgramCall.of(words, 1, "a certificate and a target are needed; see assay certify --help");
    call.about(program.target());
    String name = words.rest().get(0);
    Certificate certificate = CertificateFiles.certificate(name);
    return CertificateFiles.using(
        name, () -> new Run(words, call, certificate, name, program).certify());
  }

  /** The settings of a search with the consumer's properties. */
  private static Settings settings(Parsed words) {
    Settings settings = SearchSettings.of(words);
    List<String> invariants = new ArrayList<>(settings.properties().invariants());
    List<String> stepInvariants = new ArrayList<>(settings.properties().stepInvariants());
    for (String p : words.get(CertifyOptions.PROPERTY)) {
      if (p.startsWith("invariant=")) {
        invariants.add(p.substring("invariant=".length()));
      } else if (p.startsWith("step-invariant=")) {
        stepInvariants.add(p.substring("step-invariant=".length()));
      } else if (!List.of("deadlock", "assertion", "exception", "race").contains(p)) {
        throw new UsageError("option --property: there is no property " + p);
      }
    }
    return settings
        .forCertificate()
        .withProperties(new Properties(invariants, stepInvariants, "", false));
  }

  /** One call of the command. */
  private static final class Run {
    private final Parsed words;
    private final Invocation call;
    private final Certificate certificate;
    private final String name;
    private final ProgramCall program;
    private final Settings settings;
    private final Progress progress = FirstAttempt.progress();
    private final FirstAttempt attempt = FirstAttempt.ofThisProcess();
    private final CertifyOutput output;

    Run(Parsed words, Invocation call, Certificate certificate, String name, ProgramCall program) {
      this.words = words;
      this.call = call;
      this.certificate = certificate;
      this.name = name;
      this.program = program;
      this.settings = settings(words);
      this.input = new ReadInput(attempt.guard(call.streams()).in());
      this.output =
          new CertifyOutput(
              call,
              CertificateTerms.of(
                  certificate.form(),
                  certificate.header(),
                  certificate.form().isPart() ? ofPart() : "",
                  settings,
                  words.get(CertifyOptions.TRUSTFUL)),
              CertificateHeaders.accepted(certificate.header()));
      attempt.expect(certificate.transitions(), words.get(CertifyOptions.WORKERS));
      boolean trustful = certificate.form().isTrustful();
      if (trustful && !settings.properties().stepInvariants().isEmpty()) {
        throw new UsageError(
            "a trustful certificate does not have all steps, so that properties of steps cannot be"
                + " certified with it");
      }
      if (certificate.form().isPart()
          && (words.get(CertifyOptions.WORKERS) > 1 || !words.get(CertifyOptions.PART).isEmpty())) {
        throw new UsageError("the certificate is a part already");
      }
    }

    /** What came of it, and maps to be written if it is well. */
    private record Followed(
        List<Findings> all,
        @Nullable String problem,
        List<FingerprintMap> maps,
        @Nullable OutputFile file) {
      static Followed whole(List<Findings> all, @Nullable String problem) {
        return new Followed(all, problem, List.of(), null);
      }
    }

    int certify() {
      ProgramCertifier first = certifier();
      String objection = difference != null ? difference : first.objection();
      if (objection != null) {
        attempt.close();
        return output.rejected(objection);
      }
      Followed followed;
      output.begin();
      call.begin(progress);
      try (ProgressLine line = ProgressLine.start(progress, call.streams());
          attempt;
          Interrupts interrupts =
              Interrupts.endEarly(
                  () -> {
                    attempt.close();
                    progress.cancel();
                  })) {
        attempt.begin(line);
        followed = requireInputs(follow(first));
      }
      int exit = output.show(followed.all, followed.problem);
      if (exit == ExitStatus.OK && followed.file != null) {
        call.write(followed.file, out -> FingerprintMap.write(followed.maps, out));
      }
      return exit;
    }

    private Followed follow(ProgramCertifier first) {
      int workers = words.get(CertifyOptions.WORKERS);
      first.setReadsAhead(workers == 0);
      if (certificate.form().isPart()) {
        return partOfItsOwn(first);
      }
      if (!words.get(CertifyOptions.PART).isEmpty()) {
        return onePart(first);
      }
      return workers > 1
          ? together(first, workers)
          : Followed.whole(List.of(first.follow(certificate)), null);
    }

    private Followed together(ProgramCertifier first, int workers) {
      ProgramTeam.Total total = new ProgramTeam(certificate, first, workers).run();
      boolean isRejected =
          total.problem() != null
              || total.all().stream().anyMatch(f -> f.outcome().discrepancy() != null);
      if (isRejected) {
        // The parts are followed in any order: which discrepancy is the first, only the whole
        // tells.
        Findings whole = certifier().follow(certificate);
        if (whole.outcome().discrepancy() != null) {
          return Followed.whole(List.of(whole), null);
        }
      }
      return Followed.whole(total.all(), total.problem());
    }

    private @Nullable String difference;

    /** Whether all transitions of the search are made here. */
    private boolean isWhole() {
      return certificate.form() == ScriptForm.FULL && words.get(CertifyOptions.PART).isEmpty();
    }

    /** The programs that were begun, which may have read more than others. */
    private final List<LoadedProgram> begun = new CopyOnWriteArrayList<>();

    private final ReadInput input;

    /** What has come of it, if the program has read what the certificate says. */
    private Followed requireInputs(Followed followed) {
      boolean isWell =
          followed.problem == null
              && followed.all.stream()
                  .allMatch(f -> f.outcome().isComplete() && f.result().violations().isEmpty());
      if (!isWell) {
        return followed;
      }
      Map<String, String> inputs = CertificateHeaders.inputs(certificate.header());
      try {
        for (LoadedProgram p : begun) {
          String other =
              ProgramInputs.difference(
                  inputs, ProgramInputs.of(p.machine().universe(), input), input, !isWhole());
          if (other != null) {
            return new Followed(
                followed.all, CertificateHeaders.READS + other, List.of(), followed.file);
          }
        }
      } catch (IOException e) {
        throw new InputProblem("cannot read standard input: " + OutputFile.reason(e));
      }
      return followed;
    }

    /** A certifier with a program of its own. */
    private ProgramCertifier certifier() {
      Map<String, String> extra = certificate.header().extra();
      String start = extra.getOrDefault(CertificateHeaders.START, "");
      if (!start.matches("[0-9]{1,18}")) {
        throw new CertificateProblem("its header does not say when the program began");
      }
      long startMillis = Long.parseLong(start);
      return new ProgramCertifier(() -> subject(startMillis), settings, certificate, progress);
    }

    private ProgramUnderTest subject(long startMillis) {
      LoadedProgram loaded =
          LoadedProgram.of(
              program.target(),
              MachineSettings.from(words),
              new Streams(input.fromTheStart(), call.streams().out(), call.streams().err()),
              startMillis);
      begun.add(loaded);
      difference =
          CertificateHeaders.difference(
              certificate.header(),
              loaded.machine().universe(),
              words,
              program.arguments(),
              isWhole());
      return loaded.underTest(program.arguments(), words.get(ModelOptions.INTERNALS), settings);
    }

    private Followed onePart(ProgramCertifier certifier) {
      String[] numbers = words.get(CertifyOptions.PART).split("/");
      int i = Integer.parseInt(numbers[0]);
      int k = Integer.parseInt(numbers[1]);
      if (i > k) {
        throw new UsageError("there is no part " + i + " of " + k);
      }
      boolean trustful = certificate.form().isTrustful();
      if (words.get(CertifyOptions.KEY).isEmpty() && !trustful) {
        throw new UsageError(
            "--part needs --key: a text that the producer does not know, the same for all parts");
      }
      List<List<RawScript>> shares = new Division(certificate).shares(k);
      if (i > shares.size()) {
        throw new UsageError("the search cannot be divided into more than " + shares.size());
      }
      output.restrictToPart(i, shares.size());
      CertificateKey key = CertificateKey.of(words.get(CertifyOptions.KEY));
      int total = shares.stream().mapToInt(List::size).sum();
      int number = shares.subList(0, i - 1).stream().mapToInt(List::size).sum();
      OutputFile file = trustful ? null : mapFile(name + "." + i + "-of-" + shares.size());
      String search = search(certificate.digest());
      List<FingerprintMap> maps = new ArrayList<>();
      List<Findings> all = new ArrayList<>();
      for (RawScript part : shares.get(i - 1)) {
        FingerprintMap map = new FingerprintMap(search, key.name(), ++number, total);
        maps.add(map);
        all.add(
            certifier.follow(
                part, certificate.form().ofParts(), trustful ? null : map, key.high(), key.low()));
      }
      return new Followed(all, null, maps, file);
    }

    private Followed partOfItsOwn(ProgramCertifier certifier) {
      if (certificate.form().isTrustful()) {
        return Followed.whole(List.of(certifier.follow(certificate, null)), null);
      }
      Map<String, String> extra = certificate.header().extra();
      String text =
          words.get(CertifyOptions.KEY).isEmpty()
              ? extra.getOrDefault(CertificateCommand.KEY, "")
              : words.get(CertifyOptions.KEY);
      CertificateKey key = CertificateKey.of(text);
      FingerprintMap map =
          new FingerprintMap(
              search(extra.getOrDefault(CertificateCommand.OF, "")),
              key.name(),
              number(extra.get(CertificateCommand.PART)),
              number(extra.get(CertificateCommand.PARTS)));
      OutputFile file = mapFile(name);
      Findings found = certifier.follow(certificate, map, key.high(), key.low());
      return new Followed(List.of(found), null, List.of(map), file);
    }

    /** Tells the search apart from all others of which parts could be followed. */
    private String search(String whole) {
      Map<String, String> options = CertificateHeaders.options(words, program.arguments());
      return SearchIdentity.of(
          whole,
          certificate.header(),
          CertificateCommand.OF_PART,
          List.of(
              options.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList(),
              settings.properties().invariants(),
              settings.properties().stepInvariants(),
              words.get(CommonOptions.ACCEPT).stream().map(Reason::code).sorted().toList()));
    }

    private String ofPart() {
      Map<String, String> extra = certificate.header().extra();
      int part = number(extra.get(CertificateCommand.PART));
      int parts = number(extra.get(CertificateCommand.PARTS));
      if (part > parts) {
        throw new CertificateProblem("its header does not say which part it is");
      }
      return part + "/" + parts;
    }

    private static int number(@Nullable String text) {
      if (text == null || !text.matches("[1-9][0-9]{0,4}")) {
        throw new CertificateProblem("its header does not say which part it is");
      }
      return Integer.parseInt(text);
    }

    /** Where fingerprints go, looked at before they are made. */
    private OutputFile mapFile(String part) {
      String given = words.get(CertifyOptions.MAP);
      return given.isEmpty()
          ? new OutputFile("--part", part + ".map")
          : new OutputFile("--map", given);
    }
  }
}
