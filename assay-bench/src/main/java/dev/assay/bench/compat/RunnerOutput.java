package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
import dev.assay.bench.compat.inside.MiniRunner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes outcomes of what {@link MiniRunner} prints, however far it gets. */
final class RunnerOutput {
  private final List<String> methods;
  private final Map<String, Outcome> outcomes = new LinkedHashMap<>();
  private String started = "";
  private boolean done;
  private String broken = "";

  RunnerOutput(List<String> methods) {
    this.methods = methods;
  }

  boolean done() {
    return done;
  }

  /** Takes any line of output; those of tests are passed over. */
  void line(String line) {
    if (!line.startsWith(MiniRunner.MARK)) {
      return;
    }
    String[] parts = line.substring(MiniRunner.MARK.length()).split(" ", 3);
    String reason = parts.length > 2 ? parts[2] : "";
    switch (parts[0]) {
      case "START" -> started = parts[1];
      case "DONE" -> done = true;
      case "BROKEN" -> broken = reason;
      default -> {
        outcomes.put(parts[1], new Outcome(Kind.valueOf(parts[0]), reason));
        started = "";
      }
    }
  }

  /** The outcomes, given how the run ended if it was not with the last method. */
  Map<String, Outcome> outcomes(Outcome end) {
    if (done) {
      return outcomes;
    }
    Outcome o = broken.isEmpty() ? end : new Outcome(Kind.FAIL, broken);
    if (!started.isEmpty()) {
      outcomes.put(started, o);
    } else {
      // It did not get as far as a test: so it will be with every one that has not been run.
      for (String m : methods) {
        outcomes.putIfAbsent(m, o);
      }
    }
    return outcomes;
  }
}
