package dev.assay.cli.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An option of a command: its names, what it takes, what it is for, and how the texts given for it
 * become a value.
 *
 * @param <T> the type of its value
 */
public final class Option<T> {
  private final List<String> names;
  private final @Nullable String label;
  private final String description;
  private final T initial;
  private final Fold<T> fold;

  /** Adds one more text given for the option to the value so far. */
  private interface Fold<T> {
    T add(T soFar, String text);
  }

  private Option(
      List<String> names, @Nullable String label, String description, T initial, Fold<T> fold) {
    this.names = List.copyOf(names);
    this.label = label;
    this.description = description;
    this.initial = initial;
    this.fold = fold;
  }

  /** An option that takes no value and is off unless given. */
  public static Option<Boolean> flag(String description, String... names) {
    return new Option<>(List.of(names), null, description, false, (soFar, text) -> true);
  }

  /**
   * An option that takes a value; if given more than once, the last one counts.
   *
   * @param label what the value is called in help texts
   * @param initial the value if the option is not given
   * @param convert makes a value of a text; an IllegalArgumentException says what it should look
   *     like
   */
  public static <T> Option<T> value(
      String label, T initial, Function<String, T> convert, String description, String... names) {
    return new Option<>(
        List.of(names), label, description, initial, (soFar, text) -> convert.apply(text));
  }

  /** An option that takes a text, which may not be blank; blank if it is not given. */
  public static Option<String> text(String label, String description, String... names) {
    return new Option<>(
        List.of(names), label, description, "", (soFar, text) -> requireText(text, label));
  }

  /**
   * An option that takes {@code KEY=VALUE}, or {@code KEY} for an empty value, and can be repeated.
   */
  public static Option<Map<String, String>> pairs(
      String label, String description, String... names) {
    return new Option<>(List.of(names), label, description, Map.of(), Option::addPair);
  }

  /** An option that takes a value and can be repeated; all values count, in their order. */
  public static Option<List<String>> list(String label, String description, String... names) {
    return new Option<>(
        List.of(names),
        label,
        description,
        List.of(),
        (soFar, text) -> addText(soFar, requireText(text, label)));
  }

  /**
   * An option that takes several values in one text and can be repeated; all values count.
   *
   * @param convert makes values of a text, as in {@link #value}
   */
  public static <E> Option<Set<E>> values(
      String label, Function<String, Set<E>> convert, String description, String... names) {
    return new Option<>(
        List.of(names),
        label,
        description,
        Set.of(),
        (soFar, text) -> {
          Set<E> all = new LinkedHashSet<>(soFar);
          all.addAll(convert.apply(text));
          return Collections.unmodifiableSet(all);
        });
  }

  private static String requireText(String text, String label) {
    if (text.isBlank()) {
      throw new IllegalArgumentException("the " + label + " it needs");
    }
    return text;
  }

  private static List<String> addText(List<String> soFar, String text) {
    List<String> texts = new ArrayList<>(soFar);
    texts.add(text);
    return List.copyOf(texts);
  }

  private static Map<String, String> addPair(Map<String, String> soFar, String text) {
    int equals = text.indexOf('=');
    if (text.isEmpty() || equals == 0) {
      throw new IllegalArgumentException("KEY=VALUE");
    }
    Map<String, String> pairs = new LinkedHashMap<>(soFar);
    pairs.put(
        equals < 0 ? text : text.substring(0, equals),
        equals < 0 ? "" : text.substring(equals + 1));
    return pairs;
  }

  /** All its names, dashes included, the first one is the one to show. */
  public List<String> names() {
    return names;
  }

  /** What its value is called, or null if it takes none. */
  public @Nullable String label() {
    return label;
  }

  /** One or more sentences for help texts. */
  public String description() {
    return description;
  }

  boolean takesValue() {
    return label != null;
  }

  T initial() {
    return initial;
  }

  T add(T soFar, String name, String text) {
    try {
      return fold.add(soFar, text);
    } catch (IllegalArgumentException e) {
      throw new UsageError("option " + name + ": '" + text + "' is not " + e.getMessage());
    }
  }
}
