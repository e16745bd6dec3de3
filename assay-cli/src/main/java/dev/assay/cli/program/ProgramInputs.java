package dev.assay.cli.program;

import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a program has read that is neither code nor on the command line: environment variables,
 * standard input, files. Each is a name and a text that tells it from others: most are digests,
 * since variables and files may hold secrets.
 */
public final class ProgramInputs {
  private static final String VARIABLE = "variable ";
  private static final String ALL_VARIABLES = "variables";
  private static final String INPUT = "standard input";
  private static final String FILE = "file ";
  private static final String UNSET = "unset";
  private static final int MOST_INPUT = 1 << 26;

  /** Asked for by every machine, to find native libraries. */
  private static final String LIBRARY_PATH = "LD_LIBRARY_PATH";

  private ProgramInputs() {}

  /** Whether a name is that of an input. */
  public static boolean isName(String name) {
    return name.equals(ALL_VARIABLES)
        || name.equals(INPUT)
        || name.startsWith(VARIABLE)
        || name.startsWith(FILE);
  }

  /** What a program has read so far. */
  public static Map<String, String> of(Universe universe, ReadInput input) {
    Map<String, String> all = new TreeMap<>();
    Map<String, String> variables = System.getenv();
    if (universe.environmentUse().hasSeenAll()) {
      all.put(ALL_VARIABLES, digest(variables));
    }
    for (String name : universe.environmentUse().asked()) {
      if (!name.equals(LIBRARY_PATH)) {
        all.put(VARIABLE + name, variable(variables.get(name)));
      }
    }
    byte[] read = input.bytes();
    if (read.length > 0 || input.hasEnded()) {
      all.put(INPUT, text(read, input.hasEnded()));
    }
    universe.filesSeen().forEach((path, what) -> all.put(FILE + path, what));
    return all;
  }

  private static String digest(Map<String, String> variables) {
    StringBuilder all = new StringBuilder();
    new TreeMap<>(variables).forEach((k, v) -> all.append(k).append('=').append(v).append('\0'));
    return digest(all.toString());
  }

  private static String digest(String text) {
    return ClassDigests.of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String variable(@Nullable String value) {
    return value == null ? UNSET : digest(value);
  }

  private static String text(byte[] read, boolean hasEnded) {
    return read.length + (hasEnded ? " all " : " ") + ClassDigests.of(read);
  }

  /**
   * What is different here from what was read elsewhere, as far as nothing has to be read from
   * standard input for that; or null.
   *
   * @param isExact whether permissions of files and the times when they were changed count
   */
  public static @Nullable String difference(
      Map<String, String> elsewhere, Universe universe, boolean isExact) {
    Map<String, String> variables = System.getenv();
    for (Map.Entry<String, String> e : elsewhere.entrySet()) {
      String name = e.getKey();
      String now = e.getValue();
      if (name.equals(ALL_VARIABLES)) {
        now = digest(variables);
      } else if (name.startsWith(VARIABLE)) {
        now = variable(variables.get(name.substring(VARIABLE.length())));
      } else if (name.startsWith(FILE)) {
        now = universe.fileNow(name.substring(FILE.length()), e.getValue());
      }
      if (!areAlike(now, e.getValue(), isExact)) {
        return readable(name) + ", which is not what it was";
      }
    }
    return null;
  }

  /**
   * What a program has read here that is not the same elsewhere, or null. What was read elsewhere
   * and not here, because a part of the search does not come to it, is looked at as well.
   */
  public static @Nullable String difference(
      Map<String, String> elsewhere, Map<String, String> here, ReadInput input, boolean isExact)
      throws IOException {
    for (Map.Entry<String, String> e : here.entrySet()) {
      String there = elsewhere.get(e.getKey());
      if (there == null) {
        return readable(e.getKey()) + ", of which nothing is said";
      }
      if (!e.getKey().equals(INPUT) && !areAlike(there, e.getValue(), isExact)) {
        return readable(e.getKey()) + ", which is not what it was";
      }
    }
    String there = elsewhere.get(INPUT);
    return there == null || isSameInput(there, input)
        ? null
        : readable(INPUT) + ", which is not what it was";
  }

  /**
   * Whether two descriptions are of files with the same content, or the same.
   *
   * @param isExact whether permissions and time of change have to be the same, too
   */
  private static boolean areAlike(String one, String other, boolean isExact) {
    return isExact ? one.equals(other) : content(one).equals(content(other));
  }

  private static String content(String description) {
    return description.startsWith("file ")
        ? description.substring(0, Math.max(5, description.indexOf(' ', 5)))
        : description;
  }

  private static boolean isSameInput(String there, ReadInput input) throws IOException {
    String[] words = there.split(" ", -1);
    if (!words[0].matches("[0-9]{1,8}") || Integer.parseInt(words[0]) > MOST_INPUT) {
      return false;
    }
    boolean isAll = words.length > 1 && words[1].equals("all");
    input.readOn(Integer.parseInt(words[0]), isAll);
    return text(input.bytes(), input.hasEnded()).equals(there);
  }

  private static String readable(String name) {
    return name.startsWith(VARIABLE)
        ? "the environment variable " + name.substring(VARIABLE.length())
        : name.equals(ALL_VARIABLES)
            ? "all environment variables"
            : name.equals(INPUT) ? INPUT : "the file " + name.substring(FILE.length());
  }
}
