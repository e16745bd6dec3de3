// expect: inconclusive
// target: ArrayOfStrings#check

/** The elements of an array of strings are symbolic strings. */
public class ArrayOfStrings {
  static void check(String[] words) {
    if (words != null && words.length == 1 && words[0] != null) {
      assert words[0].length() >= 0;
    }
  }
}
