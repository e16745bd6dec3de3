package dev.assay.cli.check;

import dev.assay.machine.loading.InputProblem;
import dev.assay.report.Json;
import dev.assay.report.JsonReader;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a checkpoint is about. A search goes on from it only if all this is the same.
 *
 * @param facts Assay, the JDK, the target and the options, each under the name by which a user
 *     knows it
 * @param startMillis the time the program saw
 * @param classes digests of the program's classes, by internal name
 * @param environment digests of environment variables; empty if the program has not asked for any
 */
public record CheckpointHeader(
    Map<String, String> facts,
    long startMillis,
    Map<String, String> classes,
    Map<String, String> environment) {
  String toJson() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("facts", facts);
    all.put("startMillis", startMillis);
    all.put("classes", classes);
    all.put("environment", environment);
    return Json.of(all);
  }

  /**
   * Reads a header.
   *
   * @throws InputProblem if it is none
   */
  static CheckpointHeader parse(String text) {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> all
          && all.get("startMillis") instanceof Long startMillis) {
        return new CheckpointHeader(
            texts(all.get("facts")),
            startMillis,
            texts(all.get("classes")),
            texts(all.get("environment")));
      }
    } catch (IllegalArgumentException e) {
      throw new InputProblem("the header of the checkpoint is damaged: " + e.getMessage());
    }
    throw new InputProblem("the header of the checkpoint is damaged");
  }

  private static Map<String, String> texts(@Nullable Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new IllegalArgumentException("a member is missing");
    }
    Map<String, String> texts = new TreeMap<>();
    map.forEach((name, text) -> texts.put(String.valueOf(name), String.valueOf(text)));
    return texts;
  }

  /**
   * Makes sure that facts are the same now.
   *
   * @throws InputProblem if not
   */
  void requireFacts(Map<String, String> now) {
    String name = firstDifference(facts, now);
    if (name != null) {
      throw new InputProblem(
          "the checkpoint was made with "
              + name
              + " "
              + shown(facts.get(name))
              + ", not "
              + shown(now.get(name)));
    }
  }

  private static String shown(@Nullable String text) {
    return text == null || text.isEmpty() ? "(none)" : text;
  }

  /**
   * Makes sure that environment variables are the same now, if the program has asked for any.
   *
   * @throws InputProblem if not
   */
  void requireEnvironment(Map<String, String> now) {
    String name = environment.isEmpty() ? null : firstDifference(environment, now);
    if (name != null) {
      throw new InputProblem(
          "the program asks for environment variables, and "
              + name
              + " was another when the checkpoint was made");
    }
  }

  /** The first name with different texts, or null if there is none. */
  private static @Nullable String firstDifference(Map<String, String> a, Map<String, String> b) {
    Set<String> names = new LinkedHashSet<>(a.keySet());
    names.addAll(b.keySet());
    return names.stream()
        .filter(n -> !String.valueOf(a.get(n)).equals(String.valueOf(b.get(n))))
        .findFirst()
        .orElse(null);
  }
}
