package dev.assay.bench.scc;

import dev.assay.bench.scc.SccLab.Timed;
import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.FingerprintMap;
import dev.assay.certify.divide.Joining;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.certify.program.ProgramTeam;
import dev.assay.explore.result.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that is measured of one program. Each time is the best of several rounds, in each of
 * which everything is measured once, so that what else the computer does meets all alike;
 * verification and recording twice. Single parts are followed in half as many, and two workers come
 * last.
 */
final class Measured {
  /** How many parts the scripts are divided into. */
  static final List<Integer> PARTS = List.of(10, 50, 100);

  /** A key; what it is does not matter here. */
  private static final long[] KEY = {0x0123456789abcdefL, 0xfedcba9876543210L};

  private final SccLab lab;
  final SccProgram program;
  final String arguments;
  final Certificate full;
  final Certificate trustful;
  final Map<String, Double> seconds = new TreeMap<>();
  final Map<String, Long> storeBytes = new TreeMap<>();
  final Map<Integer, Shares> fullParts = new TreeMap<>();
  final Map<Integer, Shares> trustfulParts = new TreeMap<>();

  /**
   * A script in parts.
   *
   * @param largest its share of the whole
   * @param longestWay from the first state to the first one of a part
   */
  record Shares(double largest, double averageWay, int longestWay) {}

  Measured(SccProgram program, String size, Path folder, int rounds) throws IOException {
    this.program = program;
    this.arguments = String.join(" ", program.arguments(size));
    this.lab = new SccLab(program, size, folder);
    Path fullFile = folder.resolve(program.name() + ".scc");
    Path trustfulFile = folder.resolve(program.name() + ".trustful");
    for (int i = 0; i < rounds; i++) {
      note("default", lab.verify(lab.standard()));
      note("verify", lab.verify(lab.recorded()));
      note("record", lab.record(ScriptForm.FULL, fullFile));
      // The two are compared with each other to a few percent, and the computer's speed drifts.
      note("record", lab.record(ScriptForm.FULL, fullFile));
      note("verify", lab.verify(lab.recorded()));
      note("record trustful", lab.record(ScriptForm.TRUSTFUL, trustfulFile));
      follow("certify", SccLab.read(fullFile));
      follow("trustful", SccLab.read(trustfulFile));
    }
    full = SccLab.read(fullFile);
    trustful = SccLab.read(trustfulFile);
    for (int i = 0; i < (rounds + 1) / 2; i++) {
      for (int k : PARTS) {
        divide(full, k, i == 0);
        divide(trustful, k, i == 0);
      }
    }
    for (int i = 0; i < rounds; i++) {
      alone(full);
      team(full, "two workers");
      team(trustful, "two workers trustful");
    }
  }

  private void note(String what, Timed<Result> run) {
    note(what, run.seconds());
    storeBytes.put(what, run.value().statistics().storeBytes());
  }

  private void note(String what, double time) {
    seconds.merge(what, time, Math::min);
  }

  private void follow(String what, Certificate c) throws IOException {
    ProgramCertifier certifier = lab.certifier(c);
    Timed<Findings> run = SccLab.time(() -> certified(certifier.follow(c)));
    note(what, run.seconds());
    storeBytes.put(what, run.value().result().statistics().storeBytes());
  }

  private Findings certified(Findings f) {
    if (!f.outcome().isComplete() || f.result().verdict() != Result.Verdict.VERIFIED) {
      throw new IllegalStateException(program.name() + " is not certified: " + f);
    }
    return f;
  }

  /** Divides a script and follows the largest share; the first time all ten. */
  private void divide(Certificate c, int k, boolean all) throws IOException {
    boolean isTrustful = c.form().isTrustful();
    String suffix = (isTrustful ? " trustful " : " ") + k;
    Timed<List<List<RawScript>>> division = SccLab.time(() -> new Division(c).shares(k));
    note("divide" + suffix, division.seconds());
    List<List<RawScript>> shares = division.value();
    List<RawScript> largest = shares.get(0);
    for (List<RawScript> s : shares) {
      largest = size(s, isTrustful) > size(largest, isTrustful) ? s : largest;
    }
    (isTrustful ? trustfulParts : fullParts).put(k, shares(shares, largest, isTrustful));
    boolean joins = all && k == PARTS.get(0) && !isTrustful;
    int total = shares.stream().mapToInt(List::size).sum();
    List<FingerprintMap> maps = new ArrayList<>();
    for (List<RawScript> share : shares) {
      if (share == largest || joins) {
        ProgramCertifier certifier = lab.certifier(c);
        Timed<Boolean> run =
            SccLab.time(
                () -> {
                  for (RawScript part : share) {
                    FingerprintMap map = new FingerprintMap("", "", maps.size() + 1, total);
                    maps.add(map);
                    certified(
                        certifier.follow(part, c.form().ofParts(), isTrustful ? null : map, KEY));
                  }
                  return true;
                });
        if (share == largest) {
          note("largest" + suffix, run.seconds());
        }
      }
    }
    if (joins) {
      note("join", SccLab.time(() -> joined(maps)).seconds());
    }
  }

  private static long size(List<RawScript> share, boolean isTrustful) {
    return share.stream().mapToLong(p -> isTrustful ? p.states() : p.steps()).sum();
  }

  private boolean joined(List<FingerprintMap> maps) {
    String problem = Joining.problem(maps);
    long states = maps.stream().mapToLong(FingerprintMap::states).sum();
    if (problem != null || states != full.states()) {
      throw new IllegalStateException(program.name() + ", parts: " + problem + ", " + states);
    }
    return true;
  }

  private Shares shares(List<List<RawScript>> shares, List<RawScript> largest, boolean isTrustful) {
    double whole = isTrustful ? trustful.states() : full.transitions();
    List<RawScript> parts = shares.stream().flatMap(List::stream).toList();
    return new Shares(
        size(largest, isTrustful) / whole,
        parts.stream().mapToInt(p -> p.path().size()).average().orElse(0),
        parts.stream().mapToInt(p -> p.path().size()).max().orElse(0));
  }

  /** Follows a script in one thread, which reads it, too. */
  private void alone(Certificate c) throws IOException {
    ProgramCertifier certifier = lab.certifier(c);
    certifier.setReadsAhead(false);
    note("one thread", SccLab.time(() -> certified(certifier.follow(c))).seconds());
  }

  private void team(Certificate c, String what) throws IOException {
    ProgramTeam team = new ProgramTeam(c, lab.certifier(c), 2);
    Timed<ProgramTeam.Total> run = SccLab.time(team::run);
    run.value().all().forEach(this::certified);
    long states = run.value().all().stream().mapToLong(f -> f.outcome().states()).sum();
    if (run.value().problem() != null || states != c.states()) {
      throw new IllegalStateException(program.name() + ": " + run.value().problem());
    }
    note(what, run.seconds());
  }

  /** Transitions for each state. */
  double density() {
    return (double) full.transitions() / full.states();
  }

  double time(String what) {
    return seconds.getOrDefault(what, Double.NaN);
  }
}
