package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How modules are divided into packages, and what they show to each other. */
class RoomsTest {
  private static final int MOST_FILES = 25;

  /** The largest cycle of classes and of packages in the machine; these may only shrink. */
  private static final int MACHINE_CLASSES = 64;

  private static final int MACHINE_PACKAGES = 9;

  /** The packages of each module that other modules may use: its face. */
  private static final Map<String, Set<String>> FACES =
      Map.ofEntries(
          Map.entry("api", Set.of("")),
          Map.entry("logic", Set.of("")),
          Map.entry(
              "machine",
              Set.of(
                  "",
                  "classes",
                  "classfile",
                  "code",
                  "exec",
                  "flow",
                  "heap",
                  "launch",
                  "loading",
                  "memo",
                  "natives",
                  "natives.input",
                  "portable",
                  "reflect",
                  "save",
                  "state",
                  "state.hash",
                  "state.stream",
                  "threads",
                  "types")),
          Map.entry(
              "explore",
              Set.of(
                  "",
                  "checkpoint",
                  "config",
                  "external",
                  "limit",
                  "model",
                  "program",
                  "replay",
                  "result",
                  "scheduling",
                  "search",
                  "visibility")),
          Map.entry("certify", Set.of("", "divide", "follow", "format", "program", "record")),
          Map.entry("symbolic", Set.of("bound", "solve")),
          Map.entry("report", Set.of("")));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("test-classes"))
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.assay");

  @ParameterizedTest
  @ValueSource(strings = {"explore", "certify", "symbolic", "logic", "report", "cli"})
  void packagesOfAModuleFormNoCycle(String module) {
    assertThat(cycles(module, JavaClass::getPackageName)).isEmpty();
  }

  /** Everything in the machine calls everything in the end; what it costs to change is bounded. */
  @Test
  void theKnotInTheMachineDoesNotGrow() {
    assertThat(largest(cycles("machine", c -> outermost(c).getName())))
        .hasSizeLessThanOrEqualTo(MACHINE_CLASSES);
    assertThat(largest(cycles("machine", JavaClass::getPackageName)))
        .hasSizeLessThanOrEqualTo(MACHINE_PACKAGES);
  }

  @Test
  void nativeMethodsAreNotPartOfTheKnot() {
    assertThat(cycles("machine", c -> outermost(c).getName()))
        .allSatisfy(cycle -> assertThat(cycle).noneMatch(name -> name.contains(".natives.")));
  }

  @Test
  void modulesUseOnlyEachOthersFaces() {
    Set<String> trespasses = new TreeSet<>();
    for (JavaClass c : CLASSES) {
      for (Dependency d : c.getDirectDependenciesFromSelf()) {
        JavaClass target = d.getTargetClass().getBaseComponentType();
        String room = target.getPackageName();
        if (room.startsWith("dev.assay.")
            && !module(room).equals(module(c.getPackageName()))
            && !module(room).equals("natives")
            && !FACES.getOrDefault(module(room), Set.of()).contains(room(room))) {
          trespasses.add(c.getName() + " uses " + target.getName());
        }
      }
    }
    assertThat(trespasses).isEmpty();
  }

  /** A package that is shown and not used would be shown for nothing. */
  @Test
  void everyFaceIsUsed() {
    Set<String> unused = new TreeSet<>();
    FACES.forEach((m, rooms) -> rooms.forEach(r -> unused.add(m + (r.isEmpty() ? "" : "." + r))));
    for (JavaClass c : CLASSES) {
      for (Dependency d : c.getDirectDependenciesFromSelf()) {
        String room = d.getTargetClass().getBaseComponentType().getPackageName();
        if (room.startsWith("dev.assay.") && !module(room).equals(module(c.getPackageName()))) {
          unused.remove(room.substring("dev.assay.".length()));
        }
      }
    }
    assertThat(unused).isEmpty();
  }

  @Test
  void noPackageHasMoreThanTwentyFiveFiles() throws IOException {
    List<String> crowded = new ArrayList<>();
    for (Path sources : Repository.mainSources()) {
      try (Stream<Path> all = Files.walk(sources)) {
        for (Path folder : all.filter(Files::isDirectory).toList()) {
          try (Stream<Path> files = Files.list(folder)) {
            long count = files.filter(f -> f.toString().endsWith(".java")).count();
            if (count > MOST_FILES) {
              crowded.add(Repository.ROOT.relativize(folder) + " has " + count);
            }
          }
        }
      }
    }
    assertThat(crowded).isEmpty();
  }

  /** {@code explore} of {@code dev.assay.explore.search}. */
  private static String module(String packageName) {
    return packageName.split("\\.")[2];
  }

  /** {@code search} of {@code dev.assay.explore.search}. */
  private static String room(String packageName) {
    String[] parts = packageName.split("\\.", 4);
    return parts.length < 4 ? "" : parts[3];
  }

  private static JavaClass outermost(JavaClass c) {
    JavaClass outer = c;
    while (outer.getEnclosingClass().isPresent()) {
      outer = outer.getEnclosingClass().get();
    }
    return outer;
  }

  private static Set<String> largest(List<Set<String>> cycles) {
    return cycles.stream().max((a, b) -> Integer.compare(a.size(), b.size())).orElse(Set.of());
  }

  /** The strongly connected components of more than one node: classes or packages of a module. */
  private static List<Set<String>> cycles(String module, Function<JavaClass, String> node) {
    Map<String, Set<String>> edges = new TreeMap<>();
    for (JavaClass c : CLASSES) {
      if (!isOf(module, c)) {
        continue;
      }
      Set<String> targets = edges.computeIfAbsent(node.apply(c), k -> new TreeSet<>());
      for (Dependency d : c.getDirectDependenciesFromSelf()) {
        JavaClass target = d.getTargetClass().getBaseComponentType();
        if (isOf(module, target)) {
          targets.add(node.apply(target));
        }
      }
    }
    return new Components(edges).all;
  }

  private static boolean isOf(String module, JavaClass c) {
    return (c.getPackageName() + ".").startsWith("dev.assay." + module + ".");
  }

  /** Tarjan's algorithm. */
  private static final class Components {
    final List<Set<String>> all = new ArrayList<>();
    private final Map<String, Set<String>> edges;
    private final Map<String, Integer> number = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();

    Components(Map<String, Set<String>> edges) {
      this.edges = edges;
      for (String node : edges.keySet()) {
        if (!number.containsKey(node)) {
          visit(node);
        }
      }
    }

    private void visit(String node) {
      int mine = number.size();
      number.put(node, mine);
      int low = mine;
      stack.push(node);
      for (String next : edges.getOrDefault(node, Set.of())) {
        if (!number.containsKey(next)) {
          visit(next);
          low = Math.min(low, lowest.get(next));
        } else if (stack.contains(next)) {
          low = Math.min(low, number.get(next));
        }
      }
      lowest.put(node, low);
      if (low == mine) {
        Set<String> component = new TreeSet<>();
        String last;
        do {
          last = stack.pop();
          component.add(last);
        } while (!last.equals(node));
        if (component.size() > 1) {
          all.add(component);
        }
      }
    }
  }
}
