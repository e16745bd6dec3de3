package dev.assay.cli;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptCopy;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.UsageError;
import dev.assay.machine.loading.InputProblem;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** {@code assay certificate}: shows, divides and joins certificates, without the program. */
final class CertificateCommand implements Command {
  static final String PART = "part";
  static final String PARTS = "parts";
  static final String OF = "part of";
  static final String KEY = "key";

  @Override
  public CommandLineSyntax syntax() {
    return new CommandLineSyntax(
        "assay certificate",
        "assay certificate show FILE | split FILE -k N | join MAP …",
        "Shows a certificate, divides it, or joins what its parts have seen.",
        List.of(HELP, Main.VERSION),
        List.of(
            "split writes N files, FILE.1-of-N and so on, each of which assay certify follows by"
                + " itself. It draws a key for their fingerprints.",
            "join compares the maps that assay certify has written for all parts: together they are"
                + " the whole search, or the exit status is 1."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    List<String> rest = words.rest();
    String action = rest.isEmpty() ? "" : rest.get(0);
    try {
      return switch (action) {
        case "show" -> show(one(rest), streams);
        case "split" -> split(rest, streams);
        case "join" -> join(rest.subList(1, rest.size()), streams);
        default -> throw new UsageError("show, split or join; see assay certificate --help");
      };
    } catch (InputProblem e) {
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    } catch (CertificateProblem e) {
      streams.complain("the certificate cannot be used: " + e.getMessage());
      return ExitStatus.USAGE;
    } catch (UncheckedIOException e) {
      streams.complain("cannot write: " + e.getMessage());
      return ExitStatus.USAGE;
    }
  }

  private static String one(List<String> rest) {
    if (rest.size() != 2) {
      throw new UsageError("give one certificate; see assay certificate --help");
    }
    return rest.get(1);
  }

  private static int show(String name, Streams streams) {
    Certificate c = CertificateFiles.certificate(name);
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
    lines.add("options");
    h.options().forEach((k, v) -> lines.add("    " + k + " = " + v.replace('\n', ' ')));
    lines.add("classes");
    h.classes().forEach((k, v) -> lines.add("    " + v + "  " + k.replace('/', '.')));
    lines.forEach(l -> streams.out().print(l + "\n"));
    streams.out().flush();
    return ExitStatus.OK;
  }

  private static int split(List<String> rest, Streams streams) {
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
    List<RawScript> parts = new Division(c).into(k);
    parts.forEach(RawScript::awaitAll);
    String digest = c.digest();
    String key = CertificateKey.draw();
    for (int i = 0; i < parts.size(); i++) {
      Path file = Path.of(name + "." + (i + 1) + "-of-" + parts.size());
      Map<String, String> extra = new TreeMap<>(c.header().extra());
      extra.put(PART, String.valueOf(i + 1));
      extra.put(PARTS, String.valueOf(parts.size()));
      extra.put(OF, digest);
      extra.put(KEY, key);
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        ScriptCopy.write(
            parts.get(i).read(),
            c.header().withExtra(extra),
            new CertificateWriter(out, c.form().ofParts()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      streams
          .out()
          .print(
              String.format(
                  Locale.ROOT,
                  "%s: %,d states, %,d transitions, %,d steps away%n",
                  file,
                  parts.get(i).states(),
                  parts.get(i).steps(),
                  parts.get(i).path().size()));
    }
    streams.out().flush();
    return ExitStatus.OK;
  }

  private static int join(List<String> names, Streams streams) {
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
    streams
        .out()
        .print(
            problem == null
                ? String.format(
                    Locale.ROOT,
                    "certified: %d parts have examined all %,d states%n",
                    names.size(),
                    states)
                : "rejected: " + problem + "\n");
    streams.out().flush();
    return problem == null ? ExitStatus.OK : ExitStatus.VIOLATION;
  }
}
