package dev.assay.cli.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a command takes: options, then other words. The first word that is no option ends the
 * options, as with {@code java}; so does {@code --}.
 *
 * <p>A value follows its option as the next word, or after {@code =} if the name begins with two
 * dashes, or directly if the name is one dash and a capital letter ({@code -Dkey=value}).
 *
 * @param name the words that call the command, such as {@code assay run}
 * @param synopsis the same with what may follow
 * @param summary one sentence
 * @param options all options
 * @param notes further paragraphs for the help text
 */
public record CommandLineSyntax(
    String name, String synopsis, String summary, List<Option<?>> options, List<String> notes) {

  /** The options' values and the words after them. */
  public static final class Parsed {
    private final Map<Option<?>, Object> values = new HashMap<>();
    private final List<String> rest = new ArrayList<>();
    private final List<Given> given = new ArrayList<>();

    /** An option as it was given. */
    private record Given(Option<?> option, String name, String text) {}

    private Parsed() {}

    /** The option's value, its initial one if it was not given. */
    @SuppressWarnings("unchecked") // add puts only values of the option's own type
    public <T> T get(Option<T> option) {
      return values.containsKey(option) ? (T) values.get(option) : option.initial();
    }

    /** What comes after the options. */
    public List<String> rest() {
      return rest;
    }

    /** Words that give the same options again, but for some. */
    public List<String> optionsExcept(Collection<Option<?>> some) {
      List<String> words = new ArrayList<>();
      for (Given g : given) {
        if (!some.contains(g.option)) {
          words.add(g.name);
          if (g.option.takesValue()) {
            words.add(g.text);
          }
        }
      }
      return words;
    }

    private <T> void add(Option<T> option, String name, String text) {
      given.add(new Given(option, name, text));
      values.put(option, option.add(get(option), name, text));
    }
  }

  /** The command's own name, such as {@code run}. */
  public String command() {
    return name.substring(name.indexOf(' ') + 1);
  }

  /**
   * Parses the words after the command's name.
   *
   * @throws UsageError if an option is unknown or lacks its value, or the value has the wrong form
   */
  public Parsed parse(List<String> words) {
    Map<String, Option<?>> byName = new HashMap<>();
    options.forEach(option -> option.names().forEach(n -> byName.put(n, option)));
    Parsed parsed = new Parsed();
    int at = 0;
    while (at < words.size() && isOption(words.get(at))) {
      String word = words.get(at++);
      if (word.equals("--")) {
        break;
      }
      int split = splitPoint(word, byName);
      String optionName = word.substring(0, split);
      Option<?> option = byName.get(optionName);
      if (option == null) {
        throw new UsageError(
            "unknown option "
                + optionName
                + NearestName.suggestion(optionName, byName.keySet())
                + "; see "
                + name
                + " --help");
      }
      String attached = attachedValue(word, split);
      if (!option.takesValue()) {
        if (attached != null) {
          throw new UsageError("option " + optionName + " takes no value");
        }
        parsed.add(option, optionName, "");
      } else if (attached != null) {
        parsed.add(option, optionName, attached);
      } else if (at < words.size()) {
        parsed.add(option, optionName, words.get(at++));
      } else {
        throw new UsageError("option " + optionName + " needs a value: " + option.label());
      }
    }
    parsed.rest.addAll(words.subList(at, words.size()));
    return parsed;
  }

  private static boolean isOption(String word) {
    return word.startsWith("-") && word.length() > 1;
  }

  /** Where the option's name ends. */
  private static int splitPoint(String word, Map<String, Option<?>> byName) {
    if (word.startsWith("--")) {
      int equals = word.indexOf('=');
      return equals < 0 ? word.length() : equals;
    }
    boolean joined =
        word.length() > 2
            && Character.isUpperCase(word.charAt(1))
            && byName.containsKey(word.substring(0, 2));
    return joined ? 2 : word.length();
  }

  private static @Nullable String attachedValue(String word, int split) {
    if (split == word.length()) {
      return null;
    }
    return word.startsWith("--") ? word.substring(split + 1) : word.substring(split);
  }
}
