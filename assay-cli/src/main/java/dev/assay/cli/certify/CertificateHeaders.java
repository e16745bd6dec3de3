package dev.assay.cli.certify;

import static java.util.stream.Collectors.joining;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.format.Header;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.ProgramOptions;
import dev.assay.cli.options.PropertyOptions;
import dev.assay.cli.program.ClassDigests;
import dev.assay.cli.program.ProgramInputs;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a certificate says about the program and the options, and whether they are the same. */
public final class CertificateHeaders {
  static final String START = "start millis";

  // How properties of the user's own begin.
  static final String INVARIANT = "invariant ";
  static final String STEP_INVARIANT = "step-invariant ";
  static final String READS = "the program reads ";

  /** An internal name, which is a file's name as well. */
  private static final String CLASS_NAME =
      "(?!\\.)[^\\x00-\\x1f./;\\[\\\\:]{1,255}(/[^\\x00-\\x1f./;\\[\\\\:]{1,255}){0,99}";

  private static final String ACCEPTED = "accepted";

  private CertificateHeaders() {}

  /** The options that shape the state space, with their values. */
  static Map<String, String> options(Parsed words, List<String> arguments) {
    Map<String, String> options = new TreeMap<>();
    options.put("arguments", String.join("\n", arguments));
    options.put("--races", words.get(ModelOptions.RACES).name());
    List<String> off = new ArrayList<>();
    words.get(ModelOptions.REDUCE).forEach(r -> off.add(r.name()));
    off.sort(null);
    options.put("--reduce", off.isEmpty() ? "default" : "without " + String.join(",", off));
    options.put("--jdk-internals", String.valueOf(words.get(ModelOptions.INTERNALS)));
    options.put("--no-spurious-wakeups", String.valueOf(words.get(ModelOptions.NO_SPURIOUS)));
    options.put("--timeouts", words.get(ModelOptions.TIMEOUTS) ? "possible" : "never");
    options.put("--random", words.get(ModelOptions.RANDOM) ? "choose" : "fixed");
    options.put("--time", words.get(ModelOptions.TIME) ? "pass" : "fixed");
    options.put("-D", new TreeMap<>(words.get(ProgramOptions.PROPERTIES)).toString());
    options.put("--max-heap", String.valueOf(words.get(ProgramOptions.MAX_HEAP)));
    options.put("--max-stack", String.valueOf(words.get(ProgramOptions.MAX_STACK)));
    return options;
  }

  /** What was verified. */
  static List<String> properties(Parsed words) {
    List<String> all = new ArrayList<>(List.of("deadlock", "assertion", "exception", "race"));
    words.get(PropertyOptions.INVARIANTS).forEach(m -> all.add(INVARIANT + m));
    words.get(PropertyOptions.STEP_INVARIANTS).forEach(m -> all.add(STEP_INVARIANT + m));
    return all;
  }

  /** Notes on which assumptions the producer's verdict rests. */
  static void putAccepted(List<Incompleteness> accepted, Map<String, String> extra) {
    if (!accepted.isEmpty()) {
      extra.put(
          ACCEPTED, accepted.stream().map(i -> i.reason().code()).distinct().collect(joining(",")));
    }
  }

  /**
   * On which assumptions the producer's verdict rests.
   *
   * @throws CertificateProblem if one is not known here
   */
  static Set<Reason> accepted(Header header) {
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    String codes = header.extra().get(ACCEPTED);
    if (codes != null) {
      for (String code : codes.split(",", -1)) {
        Reason reason = Reason.ofCode(code);
        if (reason == null) {
          throw new CertificateProblem("its header names an unknown assumption: " + code);
        }
        reasons.add(reason);
      }
    }
    return reasons;
  }

  /** What the program has read where the certificate was made. */
  static Map<String, String> inputs(Header header) {
    Map<String, String> inputs = new TreeMap<>(header.extra());
    inputs.keySet().removeIf(name -> !ProgramInputs.isName(name));
    return inputs;
  }

  /**
   * What is not as the certificate says, or null.
   *
   * @param isWhole whether all of the search is followed here, so that nothing rests on what was
   *     seen elsewhere
   */
  static @Nullable String difference(
      Header header, Universe universe, Parsed words, List<String> arguments, boolean isWhole) {
    if (!header.jdk().equals(universe.jdk().version())) {
      return "it was made with JDK " + header.jdk() + ", but this is " + universe.jdk().version();
    }
    Map<String, String> here = options(words, arguments);
    for (Map.Entry<String, String> e : header.options().entrySet()) {
      String value = here.get(e.getKey());
      if (!e.getValue().equals(value)) {
        return "it was made with another value of "
            + e.getKey()
            + ": '"
            + e.getValue()
            + "', not '"
            + value
            + "'";
      }
    }
    for (Map.Entry<String, String> e : header.classes().entrySet()) {
      if (!e.getKey().matches(CLASS_NAME)) {
        throw new CertificateProblem("its header names a class that cannot exist");
      }
      String now = ClassDigests.of(universe.classPath(), e.getKey());
      if (!e.getValue().equals(now)) {
        return "the class "
            + e.getKey().replace('/', '.')
            + (now == null ? " is missing" : " is not the one it was made with");
      }
    }
    String input = ProgramInputs.difference(inputs(header), universe, !isWhole);
    return input == null ? null : READS + input;
  }
}
