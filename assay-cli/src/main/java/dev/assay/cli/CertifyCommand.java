package dev.assay.cli;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.certify.program.ProgramTeam;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code assay certify}: follows the search that comes with a program. */
final class CertifyCommand implements Command {
  static final Option<List<String>> PROPERTY =
      Option.list(
          "PROPERTY",
          "A property to look at, whether or not the producer did: invariant=CLASS#METHOD or"
              + " step-invariant=CLASS#METHOD, as for assay check; deadlock, assertion, exception"
              + " and race are looked at in any case. Can be repeated.",
          "--property");

  static final Option<Integer> WORKERS =
      Option.value(
          "N",
          0,
          text -> (int) Math.min(CheckCommand.count(text), 256),
          "How many threads follow the search, divided among them. With 1, a single thread reads and"
              + " follows it. Unless given, one thread follows it and another reads it ahead.",
          "--workers");

  static final Option<String> PART =
      Option.value(
          "I/K",
          "",
          CertifyCommand::part,
          "Divide the search into K parts, follow the I-th, and write the fingerprints of its states"
              + " to a file for assay certificate join. Needs --key.",
          "--part");

  static final Option<String> KEY =
      Option.value(
          "TEXT",
          "",
          text -> text,
          "The key of the fingerprints: any text that the producer does not know, the same for all"
              + " parts.",
          "--key");

  static final Option<String> MAP =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Where to write the fingerprints of a part: CERTIFICATE.I-of-K.map unless given.",
          "--map");

  private static String part(String text) {
    if (!text.matches("[1-9][0-9]{0,4}/[1-9][0-9]{0,4}")) {
      throw new IllegalArgumentException("of the form 3/8");
    }
    return text;
  }

  @Override
  public CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(MachineSettings.OPTIONS);
    options.addAll(
        List.of(
            PROPERTY,
            CheckCommand.INVARIANTS,
            CheckCommand.STEP_INVARIANTS,
            WORKERS,
            PART,
            KEY,
            MAP,
            CheckCommand.RACES,
            CheckCommand.REDUCE,
            CheckCommand.INTERNALS,
            SearchOptions.SPURIOUS,
            SearchOptions.TIMEOUTS,
            SearchOptions.RANDOM,
            SearchOptions.TIME,
            CheckCommand.ALL,
            CheckCommand.MAX_TIME,
            SearchOptions.MAX_MEMORY,
            RunCommand.JSON,
            HELP,
            Main.VERSION));
    return new CommandLineSyntax(
        "assay certify",
        "assay certify [options] CERTIFICATE TARGET [-- ARGS]",
        "Follows the search that comes with a program and looks at every state it leads to.",
        options,
        List.of(
            "CERTIFICATE is a file that assay check --certificate or assay certificate split has"
                + " written, or a jar with one under META-INF/assay/. TARGET is as for assay check;"
                + " the program, the JDK and the options that shape the search must be the same.",
            "The exit status is 0 if the certificate is right and all properties hold, 1 if it does"
                + " not match the program or a property is violated, 2 after a usage or input error"
                + " or if the certificate is damaged, 3 if the result is inconclusive, 70 after an"
                + " internal error."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    List<String> rest = words.rest();
    if (rest.size() < 2) {
      throw new UsageError("a certificate and a target are needed; see assay certify --help");
    }
    boolean separated = rest.size() > 2 && rest.get(2).equals("--");
    List<String> arguments = rest.subList(separated ? 3 : 2, rest.size());
    String target = rest.get(1);
    try {
      Certificate c = CertificateFiles.certificate(rest.get(0));
      return new Run(words, streams, c, rest.get(0), target, arguments).certify();
    } catch (UsageError e) {
      throw e;
    } catch (InputProblem e) {
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    } catch (CertificateProblem e) {
      streams.complain("the certificate " + rest.get(0) + " cannot be used: " + e.getMessage());
      return ExitStatus.USAGE;
    } catch (CompilationFailed e) {
      streams.err().print(e.compilerOutput());
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    } catch (Unsupported e) {
      streams.complain("not supported: " + e.getMessage());
      return ExitStatus.INCONCLUSIVE;
    } catch (OutOfMemoryError e) {
      streams.complain("Assay has used up its memory; give it more with ASSAY_JAVA_OPTS=-Xmx…");
      return ExitStatus.INCONCLUSIVE;
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      streams.complain(new InternalErrorLog(target, null).write(e));
      return ExitStatus.INTERNAL;
    }
  }

  /** The settings of a search with the consumer's properties. */
  private static Settings settings(Parsed words) {
    Settings settings = CheckCommand.settings(words);
    List<String> invariants = new ArrayList<>(settings.properties().invariants());
    List<String> stepInvariants = new ArrayList<>(settings.properties().stepInvariants());
    for (String p : words.get(PROPERTY)) {
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
    private final Streams streams;
    private final Certificate certificate;
    private final String name;
    private final String target;
    private final List<String> arguments;
    private final Settings settings;
    private final Progress progress = FirstAttempt.progress();
    private final FirstAttempt attempt = FirstAttempt.ofThisProcess();
    private final CertifyOutput output;

    Run(
        Parsed words,
        Streams streams,
        Certificate certificate,
        String name,
        String target,
        List<String> arguments) {
      this.words = words;
      this.streams = streams;
      this.certificate = certificate;
      this.name = name;
      this.target = target;
      this.arguments = arguments;
      this.settings = settings(words);
      this.output = new CertifyOutput(words, streams, target, certificate.form());
      attempt.expect(certificate.transitions(), words.get(WORKERS));
      boolean trustful = certificate.form().isTrustful();
      if (trustful && !settings.properties().stepInvariants().isEmpty()) {
        throw new UsageError(
            "a trustful certificate does not have all steps, so that properties of steps cannot be"
                + " certified with it");
      }
      if (certificate.form().isPart() && (words.get(WORKERS) > 1 || !words.get(PART).isEmpty())) {
        throw new UsageError("the certificate is a part already");
      }
    }

    /** What came of it, and maps to be written if it is well. */
    private record Followed(
        List<Findings> all, @Nullable String problem, List<FingerprintMap> maps, String base) {
      static Followed whole(List<Findings> all, @Nullable String problem) {
        return new Followed(all, problem, List.of(), "");
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
      try (ProgressLine line = ProgressLine.start(progress, streams);
          attempt;
          Interrupts interrupts =
              Interrupts.endEarly(
                  () -> {
                    attempt.close();
                    progress.cancel();
                  })) {
        attempt.begin(line);
        followed = follow(first);
      }
      int exit = output.show(followed.all, followed.problem);
      return exit == ExitStatus.OK && !followed.maps.isEmpty()
          ? write(followed.maps, followed.base)
          : exit;
    }

    private Followed follow(ProgramCertifier first) {
      int workers = words.get(WORKERS);
      first.setReadsAhead(workers == 0);
      if (certificate.form().isPart()) {
        return partOfItsOwn(first);
      }
      if (!words.get(PART).isEmpty()) {
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
      LoadedProgram program =
          LoadedProgram.of(
              target, MachineSettings.from(words), attempt.guard(streams), startMillis);
      difference =
          CertificateHeaders.difference(
              certificate.header(), program.machine().universe(), words, arguments);
      return CheckCommand.subject(program, arguments, words, settings);
    }

    private Followed onePart(ProgramCertifier certifier) {
      String[] numbers = words.get(PART).split("/");
      int i = Integer.parseInt(numbers[0]);
      int k = Integer.parseInt(numbers[1]);
      if (i > k) {
        throw new UsageError("there is no part " + i + " of " + k);
      }
      boolean trustful = certificate.form().isTrustful();
      if (words.get(KEY).isEmpty() && !trustful) {
        throw new UsageError(
            "--part needs --key: a text that the producer does not know, the same for all parts");
      }
      List<List<RawScript>> shares = new Division(certificate).shares(k);
      if (i > shares.size()) {
        throw new UsageError("the search cannot be divided into more than " + shares.size());
      }
      CertificateKey key = CertificateKey.of(words.get(KEY));
      int total = shares.stream().mapToInt(List::size).sum();
      int number = shares.subList(0, i - 1).stream().mapToInt(List::size).sum();
      List<FingerprintMap> maps = new ArrayList<>();
      List<Findings> all = new ArrayList<>();
      for (RawScript part : shares.get(i - 1)) {
        FingerprintMap map = new FingerprintMap(certificate.digest(), key.name(), ++number, total);
        maps.add(map);
        all.add(
            certifier.follow(
                part, certificate.form().ofParts(), trustful ? null : map, key.high(), key.low()));
      }
      String base = name + "." + i + "-of-" + shares.size();
      return new Followed(all, null, trustful ? List.of() : maps, base);
    }

    private Followed partOfItsOwn(ProgramCertifier certifier) {
      if (certificate.form().isTrustful()) {
        return Followed.whole(List.of(certifier.follow(certificate, null)), null);
      }
      Map<String, String> extra = certificate.header().extra();
      String text =
          words.get(KEY).isEmpty()
              ? extra.getOrDefault(CertificateCommand.KEY, "")
              : words.get(KEY);
      CertificateKey key = CertificateKey.of(text);
      FingerprintMap map =
          new FingerprintMap(
              extra.getOrDefault(CertificateCommand.OF, ""),
              key.name(),
              number(extra.get(CertificateCommand.PART)),
              number(extra.get(CertificateCommand.PARTS)));
      Findings found = certifier.follow(certificate, map, key.high(), key.low());
      return new Followed(List.of(found), null, List.of(map), name);
    }

    private static int number(@Nullable String text) {
      if (text == null || !text.matches("[1-9][0-9]{0,4}")) {
        throw new CertificateProblem("its header does not say which part it is");
      }
      return Integer.parseInt(text);
    }

    private int write(List<FingerprintMap> maps, String base) {
      String file = words.get(MAP).isEmpty() ? base + ".map" : words.get(MAP);
      try {
        FingerprintMap.write(maps, new BufferedOutputStream(Files.newOutputStream(Path.of(file))));
        return ExitStatus.OK;
      } catch (IOException e) {
        streams.complain("cannot write " + file + ": " + e.getMessage());
        return ExitStatus.USAGE;
      }
    }
  }
}
