package dev.assay.cli.trace;

import dev.assay.explore.result.Violation;
import dev.assay.machine.loading.InputProblem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;

/** The source of a JUnit 5 test that makes a run again and fails with the violation. */
public final class JunitTest {
  private static final String SOURCES = "src/test/java/";

  private final Path file;
  private final String className;

  /**
   * @param name the file to write, {@code …/SomeTest.java}
   */
  public JunitTest(String name) {
    this.file = Path.of(name);
    String last = String.valueOf(file.getFileName());
    this.className = last.replaceFirst("\\.java$", "");
    if (!last.endsWith(".java") || !SourceVersion.isName(className) || className.contains(".")) {
      throw new InputProblem(
          "option --junit: '"
              + name
              + "' is not a file named after a class, such as DeadlockTest.java");
    }
  }

  /** Where the trace goes if the user does not say: beside the test. */
  String traceFile() {
    return file.resolveSibling(className + ".trace.json").toString();
  }

  String source(Violation v, String traceFile) {
    return source(
        "dev.assay.cli.Reproduction",
        "Makes a run again that {@code assay check} has found, and fails as it did.",
        List.of(v.message()),
        v.kind(),
        "",
        "Reproduction.run(\n        "
            + literal(traceFile)
            + ",\n        "
            + literal(Path.of(traceFile).toAbsolutePath().normalize().toString())
            + ");");
  }

  /**
   * A test that calls a method with inputs, on an ordinary JVM, and fails as it does.
   *
   * @param inputs what they are, for people
   * @param call the source of the call
   */
  public String source(Violation v, List<String> inputs, String call) {
    List<String> comments = new ArrayList<>();
    comments.add(v.message());
    inputs.forEach(input -> comments.add("input: " + input));
    return source(
        "dev.assay.api.RecordedCall",
        "Calls the program with inputs that {@code assay bound} has found, and fails with them.",
        comments,
        v.kind(),
        " throws Throwable",
        call);
  }

  private String source(
      String imported,
      String purpose,
      List<String> comments,
      String kind,
      String clause,
      String call) {
    StringBuilder text = new StringBuilder(packageLine());
    text.append("import ").append(imported).append(";\n");
    text.append("import org.junit.jupiter.api.Test;\n\n");
    text.append("/** ").append(purpose).append(" */\n");
    text.append("class ").append(className).append(" {\n");
    for (String comment : comments) {
      String harmless = comment.replaceAll("[\\p{Cntrl}\\\\]", " ").replace("*/", "* /");
      text.append("  // ").append(harmless).append('\n');
    }
    text.append("  @Test\n  void ").append(kind.replaceAll("[^A-Za-z0-9]", ""));
    text.append("IsReproduced()").append(clause).append(" {\n    ").append(call);
    return text.append("\n  }\n}\n").toString();
  }

  /** Below the usual folder of tests, the folders are the package. */
  private String packageLine() {
    String path = file.toAbsolutePath().normalize().toString().replace('\\', '/');
    int at = path.lastIndexOf("/" + SOURCES);
    if (at < 0) {
      return "";
    }
    String below = path.substring(at + 1 + SOURCES.length());
    int end = below.lastIndexOf('/');
    return end < 0 ? "" : "package " + below.substring(0, end).replace('/', '.') + ";\n\n";
  }

  public static String literal(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
