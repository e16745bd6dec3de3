package dev.assay.cli.program;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds where a program begins; where tests are concerned, says what is missing. */
public final class EntryPoints {
  private static final int MOST_NAMES = 20;
  private static final String TEST_CASE = "junit/framework/TestCase";
  private static final String JUPITER = "org/junit/jupiter/";

  /** The jar that holds a class without which tests cannot be run. */
  private static final Map<String, String> JARS = new LinkedHashMap<>();

  static {
    JARS.put("org/junit/Test", "junit-4.x.jar");
    JARS.put("org/junit/experimental/theories/Theory", "junit-4.x.jar");
    JARS.put("org/junit/jupiter/api/Test", "junit-jupiter-api.jar");
    JARS.put("org/junit/jupiter/api/RepeatedTest", "junit-jupiter-api.jar");
    JARS.put("org/junit/jupiter/api/TestFactory", "junit-jupiter-api.jar");
    JARS.put("org/junit/jupiter/api/TestTemplate", "junit-jupiter-api.jar");
    JARS.put("org/junit/jupiter/params/ParameterizedTest", "junit-jupiter-params.jar");
    JARS.put("org/junit/platform/commons/JUnitException", "junit-platform-commons.jar");
    JARS.put("org/opentest4j/AssertionFailedError", "opentest4j.jar");
  }

  private final Universe universe;
  private final Target target;
  private final String given;

  /**
   * @param given the target as the user calls it
   */
  public EntryPoints(Universe universe, Target target, String given) {
    this.universe = universe;
    this.target = target;
    this.given = given;
  }

  /**
   * Finds the method to begin with, as {@link EntryFinder} does.
   *
   * @throws InputProblem if there is none, or if it is a test whose JUnit is missing
   */
  public EntryPoint find() {
    EntryPoint entry;
    try {
      entry = new EntryFinder(universe).find(target.className(), target.methodName());
    } catch (InputProblem e) {
      throw target.methodName() == null ? withTests(e) : e;
    }
    if (entry.isTest()) {
      requireJUnit(entry);
    }
    return entry;
  }

  /** A class without main method may have tests, each of which is a target. */
  private InputProblem withTests(InputProblem problem) {
    String prefix = given.endsWith(".jar") ? target.className() : given;
    List<String> names =
        tests(target.className().replace('.', '/')).stream().map(n -> prefix + "#" + n).toList();
    if (names.isEmpty()) {
      return problem;
    }
    int shown = Math.min(names.size(), MOST_NAMES);
    return new InputProblem(
        problem.getMessage()
            + ", but tests; give one of "
            + String.join(", ", names.subList(0, shown))
            + (shown < names.size() ? ", … (" + names.size() + " in all)" : ""));
  }

  /** Names of the test methods of a class and its superclasses on the class path. */
  private List<String> tests(String className) {
    List<String> annotated = new ArrayList<>();
    List<String> byName = new ArrayList<>();
    String name = className;
    for (ClassFile c = file(name); c != null; c = file(name)) {
      for (MethodInfo m : c.methods()) {
        if (annotation(m) != null && !annotated.contains(m.name())) {
          annotated.add(m.name());
        } else if (m.name().startsWith("test") && m.descriptor().equals("()V")) {
          byName.add(m.name());
        }
      }
      name = String.valueOf(c.superName());
      if (name.equals(TEST_CASE)) {
        return byName;
      }
    }
    return annotated;
  }

  private @Nullable ClassFile file(String name) {
    ClassPath.Found found = target.classPath().find(name);
    try {
      return found == null ? null : universe.parse(found.bytes());
    } catch (RuntimeException e) {
      return null; // a damaged one was complained of
    }
  }

  /** The annotation that makes a method a test, or null. */
  private static @Nullable String annotation(MethodInfo m) {
    return JARS.keySet().stream()
        .filter(name -> m.hasAnnotation("L" + name + ";"))
        .findFirst()
        .orElse(null);
  }

  private void requireJUnit(EntryPoint entry) {
    ClassFile file = file(entry.holder());
    if (file == null) {
      return;
    }
    for (MethodInfo m : file.methods()) {
      String annotation = annotation(m);
      if (m.name().equals(entry.name()) && annotation != null) {
        require(annotation);
        if (annotation.startsWith(JUPITER)) {
          require("org/junit/platform/commons/JUnitException");
          require("org/opentest4j/AssertionFailedError");
        }
      }
    }
  }

  private void require(String className) {
    if (target.classPath().find(className) == null) {
      throw new InputProblem(
          given
              + " is a test of JUnit, but "
              + className.replace('/', '.')
              + " is not on the class path; add "
              + JARS.get(className)
              + " to -cp");
    }
  }
}
