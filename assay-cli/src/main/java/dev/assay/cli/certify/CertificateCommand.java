package dev.assay.cli.certify;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptCopy;
import dev.assay.cli.command.Command;
import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.OutputFile;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.result.Reason;
import dev.assay.machine.loading.InputProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** {@code assay certificate}: shows, divides and joins certificates, without the program. */
public final class CertificateCommand implements Command {
  static final String PART = "part";
  static final String PARTS = "parts";
  static final String OF = "part of";
  static final String KEY = "key";

  /** What tells the header of a part from those of others. */
  static final Set<String> OF_PART = Set.of(PART, PARTS, OF, KEY);

  @Override
  public CommandLineSyntax syntax() {
    return new CommandLineSyntax(
        "assay certificate",
        "assay certificate show FILE | split FILE -k N | join MAP …",
        "Shows a certificate, divides it, or joins what its parts have seen.",
        List.of(CommonOptions.HELP, CommonOptions.VERSION),
        List.of(
            "split writes N files, FILE.1-of-N and so on, each of which assay certify follows by"
                + " itself. It draws a key for their fingerprints.",
            "join compares the maps that assay certify has written for all parts: together they are"
                + " the whole search, or the exit status is 1."));
  }

  @Override
  public int run(Parsed words, Invocation call) {
    List<String> rest = words.rest();
    String action = rest.isEmpty() ? "" : rest.get(0);
    return switch (action) {
      case "show" -> show(one(rest), call);
      case "split" -> split(rest, call);
      case "join" -> join(rest.subList(1, rest.size()), call);
      default -> throw new UsageError("show, split or join; see assay certificate --help");
    };
  }

  private static String one(List<String> rest) {
    if (rest.size() != 2) {
      throw new UsageError("give one certificate; see assay certificate --help");
    }
    return rest.get(1);
  }

  private static int show(String name, Invocation call) {
    Certificate c = CertificateFiles.certificate(name);
    call.print(
        CertificateFiles.using(name, () -> description(c)).stream()
            .map(PrintableText::of)
            .toList());
    return ExitStatus.OK;
  }

  private static List<String> description(Certificate c) {
    Header h = c.header();
    List<String> lines = new ArrayList<>();
    lines.add(
        switch (c.form()) {
          case FULL -> "certificate of a search";
          case TRUSTFUL -> "trustful certificate of a search";
          case PART -> "part " + h.extra().get(PART) + " of a certificate";
          case TRUSTFUL_PART -> "part " + h.extra().get(PART) + " of a trustful certificate";
        });
    lines.add("program      " + h.target());
    lines.add("JDK          " + h.jdk());
    lines.add(String.format(Locale.ROOT, "states       %,d", c.states()));
    lines.add(String.format(Locale.ROOT, "transitions  %,d", c.transitions()));
    lines.add(
        String.format(
            Locale.ROOT,
            "bytes        %,d: script %,d, subgraphs %,d, header %,d",
            c.bytes(),
            c.scriptBytes(),
            c.subgraphsBytes(),
            c.headerBytes()));
    lines.add("verified     " + String.join(", ", h.properties()));
    List<String> accepted = CertificateHeaders.accepted(h).stream().map(Reason::code).toList();
    if (!accepted.isEmpty()) {
      lines.add("accepting    " + String.join(", ", accepted));
    }
    lines.add("options");
    h.options().forEach((k, v) -> lines.add("    " + k + " = " + v.replace('\n', ' ')));
    lines.add("classes");
    h.classes().forEach((k, v) -> lines.add("    " + v + "  " + k.replace('/', '.')));
    return lines;
  }

  private static int split(List<String> rest, Invocation call) {
    List<String> words = new ArrayList<>(rest.subList(1, rest.size()));
    int at = words.indexOf("-k");
    if (at < 0 || at + 1 >= words.size() || !words.get(at + 1).matches("[1-9][0-9]{0,4}")) {
      throw new UsageError("say with -k how many parts there are to be");
    }
    int k = Integer.parseInt(words.get(at + 1));
    words.subList(at, at + 2).clear();
    words.add(0, "split");
    String name = one(words);
    Certificate c = CertificateFiles.certificate(name);
    List<RawScript> parts =
        CertificateFiles.using(
            name,
            () -> {
              List<RawScript> all = new Division(c).into(k);
              all.forEach(RawScript::awaitAll);
              return all;
            });
    List<OutputFile> files = new ArrayList<>();
    for (int i = 1; i <= parts.size(); i++) {
      files.add(new OutputFile("-k", name + "." + i + "-of-" + parts.size()));
    }
    String key = CertificateKey.draw();
    for (int i = 0; i < parts.size(); i++) {
      RawScript part = parts.get(i);
      Map<String, String> extra = new TreeMap<>(c.header().extra());
      extra.put(PART, String.valueOf(i + 1));
      extra.put(PARTS, String.valueOf(parts.size()));
      extra.put(OF, c.digest());
      extra.put(KEY, key);
      boolean isWritten =
          call.write(
              files.get(i),
              out ->
                  ScriptCopy.write(
                      part.read(),
                      c.header().withExtra(extra),
                      new CertificateWriter(out, c.form().ofParts())));
      if (!isWritten) {
        break;
      }
      call.print(
          List.of(
              String.format(
                  Locale.ROOT,
                  "%s: %,d states, %,d transitions, %,d steps away",
                  files.get(i).name(),
                  part.states(),
                  part.steps(),
                  part.path().size())));
    }
    return ExitStatus.OK;
  }

  private static int join(List<String> names, Invocation call) {
    if (names.isEmpty()) {
      throw new UsageError("give the maps of all parts; see assay certificate --help");
    }
    List<FingerprintMap> maps = new ArrayList<>();
    for (String name : names) {
      try {
        maps.addAll(FingerprintMap.readAll(CertificateFiles.bytes(name)));
      } catch (CertificateProblem e) {
        throw new InputProblem(name + " cannot be used: " + e.getMessage());
      }
    }
    String problem = Joining.problem(maps);
    long states = maps.stream().mapToLong(FingerprintMap::states).sum();
    call.print(
        List.of(
            problem == null
                ? String.format(
                    Locale.ROOT,
                    "certified: %d parts have examined all %,d states",
                    names.size(),
                    states)
                : "rejected: " + problem));
    return problem == null ? ExitStatus.OK : ExitStatus.VIOLATION;
  }
}
