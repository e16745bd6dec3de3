package dev.assay.cli.trace;

import dev.assay.cli.console.Streams;
import dev.assay.explore.replay.Replay;
import dev.assay.explore.result.TraceEvent;
import dev.assay.report.ResultText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lets a person go through a run, forwards and backwards, with short commands. */
public final class ReplaySession {
  private static final String HELP =
      "n next step, p previous step, g N go to step N, t the whole run, q quit";

  private final Replay replay;
  private final Streams streams;
  private int step;

  ReplaySession(Replay replay, Streams streams) {
    this.replay = replay;
    this.streams = streams;
  }

  /** Reads commands until there are no more. */
  void run() {
    print("violation: " + replay.told().violation().message());
    print(HELP);
    show();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
    try {
      for (String line = prompt(in); line != null; line = prompt(in)) {
        if (!obey(line.strip().toLowerCase(Locale.ROOT))) {
          return;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private @Nullable String prompt(BufferedReader in) throws IOException {
    streams.out().print("> ");
    streams.out().flush();
    String line = in.readLine();
    if (line == null) {
      print("");
    }
    return line;
  }

  /** False if that was the last command. */
  private boolean obey(String command) {
    String[] words = command.split("\\s+", 2);
    switch (words[0]) {
      case "", "n", "next" -> goTo(step + 1);
      case "p", "previous" -> goTo(step - 1);
      case "g", "goto" -> {
        if (words.length == 2 && words[1].matches("[0-9]{1,9}")) {
          goTo(Integer.parseInt(words[1]));
        } else {
          print("g needs the number of a step, from 0 to " + replay.length());
        }
      }
      case "t", "trace" ->
          ResultText.of(replay.told().violation(), replay.told().steps()).forEach(this::print);
      case "q", "quit" -> {
        return false;
      }
      default -> print(HELP);
    }
    return true;
  }

  private void goTo(int target) {
    if (target < 0) {
      print("this is the beginning");
    } else if (target == replay.length() + 1 && replay.cycle() >= 0) {
      step = replay.cycle() + 1; // the run goes round
      show();
    } else if (target > replay.length()) {
      print("this is the end of the run, which has " + replay.length() + " steps");
    } else {
      step = target;
      show();
    }
  }

  private void show() {
    print("");
    print(step == 0 ? "before the first step" : "step " + step + " of " + replay.length());
    for (TraceEvent s : stepsOf(step - 1)) {
      String where = s.location().isEmpty() ? "" : "  (" + s.location() + ")";
      print("  " + s.thread() + ": " + s.detail() + where);
    }
    print("threads:");
    replay.threads(step).forEach(line -> print("  " + line));
    if (step == replay.cycle()) {
      print("==== from here on again and again ====");
    } else if (step == replay.length() && replay.cycle() >= 0) {
      print(
          "the state is the same as after step "
              + replay.cycle()
              + ", and the next step is "
              + (replay.cycle() + 1));
    }
    if (step == replay.length()) {
      print("violation: " + replay.told().violation().message());
      replay.told().violation().details().forEach(line -> print("    " + line));
    }
  }

  private List<TraceEvent> stepsOf(int index) {
    return replay.told().steps().stream().filter(s -> s.step() == index).toList();
  }

  private void print(String line) {
    streams.out().print(line + "\n");
    streams.out().flush();
  }
}
