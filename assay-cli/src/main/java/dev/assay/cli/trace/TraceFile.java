package dev.assay.cli.trace;

import dev.assay.cli.command.Version;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.replay.Recording.Turn;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.TraceEvent;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.JsonReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A trace file: everything that is needed to make a run again, and the run in words for whoever
 * opens the file.
 *
 * @param target the program, as given
 * @param arguments its arguments
 * @param options options of the command, as words
 * @param directory where the command was called
 * @param environment the environment variables it saw
 * @param input what it read from its standard input, in the portions in which it came, one
 *     character for each byte
 * @param startMillis the time the program saw
 * @param jdkHome home of the JDK
 * @param jdkVersion its version
 * @param classes digests of the program's classes, by internal name
 * @param recording the run
 */
public record TraceFile(
    String target,
    List<String> arguments,
    List<String> options,
    String directory,
    Map<String, String> environment,
    List<String> input,
    long startMillis,
    String jdkHome,
    String jdkVersion,
    Map<String, String> classes,
    Recording recording) {
  private static final String TOOL = "assay trace";
  private static final long FORMAT = 2;

  /** The members of the file, with the run in words at its end. */
  Map<String, Object> toJson(Counterexample counterexample) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("tool", TOOL);
    all.put("format", FORMAT);
    all.put("version", Version.number());
    all.put("target", target);
    all.put("arguments", arguments);
    all.put("options", options);
    all.put("directory", directory);
    all.put("environment", environment);
    all.put("input", input);
    all.put("startMillis", startMillis);
    all.put("jdkHome", jdkHome);
    all.put("jdkVersion", jdkVersion);
    all.put("classes", classes);
    Map<String, Object> violation = new LinkedHashMap<>();
    violation.put("kind", recording.kind());
    violation.put("message", recording.message());
    violation.put("location", recording.location());
    violation.put("details", counterexample.violation().details());
    all.put("violation", violation);
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("mutable", recording.view().mutable());
    view.put("handedOver", recording.view().handedOver());
    view.put("contended", recording.view().contended());
    view.put("racy", recording.view().racy());
    view.put("aspects", recording.view().aspects());
    all.put("view", view);
    all.put("observed", recording.observed());
    all.put("moves", recording.turns().stream().map(t -> t.thread() + ":" + t.choice()).toList());
    if (recording.cycle() != Violation.NO_CYCLE) {
      all.put("cycle", (long) recording.cycle());
    }
    all.put("steps", counterexample.steps().stream().map(TraceFile::step).toList());
    return all;
  }

  private static Map<String, Object> step(TraceEvent s) {
    Map<String, Object> step = new LinkedHashMap<>();
    step.put("step", s.step() + 1);
    step.put("thread", s.thread());
    step.put("location", s.location());
    step.put("operation", s.operation());
    step.put("detail", s.detail());
    return step;
  }

  /**
   * Reads a trace file.
   *
   * @throws InputProblem if it cannot be read or is damaged
   */
  public static TraceFile read(String name) {
    String text;
    try {
      text = Files.readString(Path.of(name));
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new InputProblem("no such file: " + name);
    } catch (CharacterCodingException e) {
      throw new InputProblem(name + " is not a trace file of Assay");
    } catch (IOException e) {
      throw new InputProblem("cannot read " + name + ": " + e.getMessage());
    }
    try {
      return new Members(JsonReader.read(text)).toFile();
    } catch (IllegalArgumentException e) {
      throw new InputProblem(
          text.contains(TOOL)
              ? "the trace file " + name + " is damaged: " + e.getMessage()
              : name + " is not a trace file of Assay");
    }
  }

  /** The members of an object that was read, each of which must be what it should. */
  private static final class Members {
    private final Map<?, ?> members;

    Members(@Nullable Object value) {
      if (!(value instanceof Map<?, ?> map)) {
        throw new IllegalArgumentException("an object expected");
      }
      members = map;
    }

    TraceFile toFile() {
      if (!text("tool").equals(TOOL) || number("format") != FORMAT) {
        throw new IllegalArgumentException("format " + FORMAT + " expected");
      }
      Members violation = new Members(members.get("violation"));
      Members view = new Members(members.get("view"));
      List<Turn> turns = texts("moves").stream().map(Members::turn).toList();
      return new TraceFile(
          text("target"),
          texts("arguments"),
          texts("options"),
          text("directory"),
          new Members(members.get("environment")).pairs(),
          input(),
          number("startMillis"),
          text("jdkHome"),
          text("jdkVersion"),
          new Members(members.get("classes")).pairs(),
          new Recording(
              violation.text("kind"),
              violation.text("message"),
              violation.text("location"),
              turns,
              new PrecisionSnapshot(
                  view.texts("mutable"),
                  view.texts("handedOver"),
                  view.texts("contended"),
                  view.texts("racy"),
                  view.texts("aspects")),
              texts("observed"),
              hasCycle(violation.text("kind")) ? cycle(turns.size()) : Violation.NO_CYCLE));
    }

    private List<String> input() {
      List<String> input = texts("input");
      if (input.stream().anyMatch(text -> text.chars().anyMatch(c -> c > 0xff))) {
        throw new IllegalArgumentException("'input' holds something else than bytes");
      }
      return input;
    }

    /** Runs without end always name where they repeat; others may. */
    private boolean hasCycle(String kind) {
      return Set.of("ltl", "no-end").contains(kind) || members.containsKey("cycle");
    }

    private int cycle(int turns) {
      long cycle = number("cycle");
      if (cycle < 0 || cycle > turns) {
        throw new IllegalArgumentException("there is no move " + cycle + " to go on from");
      }
      return (int) cycle;
    }

    private static Turn turn(String text) {
      if (!text.matches("[0-9]{1,9}:[0-9]{1,9}")) {
        throw new IllegalArgumentException("'" + text + "' is no move");
      }
      int colon = text.indexOf(':');
      return new Turn(
          Integer.parseInt(text.substring(0, colon)), Integer.parseInt(text.substring(colon + 1)));
    }

    private String text(String name) {
      if (members.get(name) instanceof String s) {
        return s;
      }
      throw new IllegalArgumentException("'" + name + "' is missing");
    }

    private long number(String name) {
      if (members.get(name) instanceof Long n) {
        return n;
      }
      throw new IllegalArgumentException("'" + name + "' is missing");
    }

    private List<String> texts(String name) {
      List<String> all = new ArrayList<>();
      if (!(members.get(name) instanceof List<?> list)) {
        throw new IllegalArgumentException("'" + name + "' is missing");
      }
      for (Object o : list) {
        if (!(o instanceof String s)) {
          throw new IllegalArgumentException("'" + name + "' holds something else than texts");
        }
        all.add(s);
      }
      return all;
    }

    private Map<String, String> pairs() {
      Map<String, String> all = new LinkedHashMap<>();
      for (Object key : members.keySet()) {
        all.put((String) key, text((String) key));
      }
      return all;
    }
  }
}
