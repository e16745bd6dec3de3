package dev.assay.cli;

import dev.assay.cli.console.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a command shows to the outside world when it is called inside this JVM. */
record CommandOutput(int exit, String out, String err) {
  /** Calls {@code assay} with these words and nothing to read. */
  static CommandOutput of(String... words) {
    return withInput("", words);
  }

  /** Calls {@code assay} with these words and a text to read. */
  static CommandOutput withInput(String input, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8));
    int exit = new Main(streams).run(List.of(words));
    return new CommandOutput(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
