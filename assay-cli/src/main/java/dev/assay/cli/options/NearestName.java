package dev.assay.cli.options;

import java.util.Collection;

/** Finds the name that was probably meant by one that does not exist. */
public final class NearestName {
  private NearestName() {}

  /** What to put behind the wrong name: a question, or nothing if no name is near. */
  public static String suggestion(String given, Collection<String> names) {
    String best = "";
    int least = 1 + given.length() / 3;
    for (String name : names) {
      int distance = distance(given, name);
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return best.isEmpty() ? "" : " (did you mean " + best + "?)";
  }

  /**
   * How many characters have to be inserted, deleted, replaced or exchanged with the next one
   * (Damerau 1964, Levenshtein 1966).
   */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean exchanged =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (exchanged) {
          d[i][j] = Math.min(d[i][j], 1 + d[i - 2][j - 2]);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
