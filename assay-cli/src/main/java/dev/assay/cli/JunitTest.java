package dev.assay.cli;

import dev.assay.explore.Violation;
import dev.assay.machine.loading.InputProblem;
import java.nio.file.Path;
import javax.lang.model.SourceVersion;

/** The source of a JUnit 5 test that makes a run again and fails with the violation. */
final class JunitTest {
  private static final String SOURCES = "src/test/java/";

  private final Path file;
  private final String className;

  /**
   * @param name the file to write, {@code …/SomeTest.java}
   */
  JunitTest(String name) {
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
    String message = v.message().replaceAll("[\\p{Cntrl}\\\\]", " ").replace("*/", "* /");
    return packageLine()
        + "import dev.assay.cli.Reproduction;\n"
        + "import org.junit.jupiter.api.Test;\n\n"
        + "/** Makes a run again that {@code assay check} has found, and fails as it did. */\n"
        + "class "
        + className
        + " {\n"
        + "  // "
        + message
        + "\n"
        + "  @Test\n"
        + "  void "
        + v.kind().replaceAll("[^A-Za-z0-9]", "")
        + "IsReproduced() {\n"
        + "    Reproduction.run(\n        "
        + literal(traceFile)
        + ",\n        "
        + literal(Path.of(traceFile).toAbsolutePath().normalize().toString())
        + ");\n"
        + "  }\n"
        + "}\n";
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

  private static String literal(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
