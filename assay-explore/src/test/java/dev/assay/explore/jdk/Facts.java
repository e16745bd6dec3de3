package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.Fact;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All facts about the JDK: the constants of the classes of this package. */
final class Facts {
  static final Path SOURCES = Path.of("src/main/java");
  static final Path PACKAGE = SOURCES.resolve("dev/assay/explore/jdk");

  private Facts() {}

  /** By the name of the constant, such as {@code IdleWorker.CONTROL}. */
  static Map<String, Fact> all() throws IOException, ReflectiveOperationException {
    Map<String, Fact> facts = new TreeMap<>();
    Map<String, List<?>> lists = new TreeMap<>();
    for (Path source : sources()) {
      String name = source.getFileName().toString().replace(".java", "");
      if (!name.equals("package-info")) {
        for (Field f : Class.forName(className(source)).getDeclaredFields()) {
          if (Modifier.isStatic(f.getModifiers())) {
            f.setAccessible(true);
            add(name + "." + f.getName(), f.get(null), facts, lists);
          }
        }
      }
    }
    lists.forEach((name, list) -> addOthers(name, list, facts));
    return facts;
  }

  private static String className(Path source) {
    return SOURCES.relativize(source).toString().replace(".java", "").replace('/', '.');
  }

  private static void add(
      String name, Object constant, Map<String, Fact> facts, Map<String, List<?>> lists) {
    if (constant instanceof Fact f) {
      facts.put(name, f);
    } else if (constant instanceof List<?> list) {
      lists.put(name, list);
    }
  }

  /** Adds what is in a list only. */
  private static void addOthers(String name, List<?> list, Map<String, Fact> facts) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) instanceof Fact f && !facts.containsValue(f)) {
        facts.put(name + "[" + i + "]", f);
      } else if (list.get(i) instanceof AtomicCalls.Family f) {
        facts.put(name + ": classes of " + f.name(), f.classes());
        facts.put(name + ": calls of " + f.name(), f.calls());
      }
    }
  }

  /** The sources of this package. */
  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(PACKAGE)) {
      return files
          .filter(f -> f.toString().endsWith(".java") && !f.startsWith(PACKAGE.resolve("fact")))
          .sorted()
          .toList();
    }
  }
}
