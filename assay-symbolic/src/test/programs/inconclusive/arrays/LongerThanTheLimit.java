// expect: inconclusive
// target: LongerThanTheLimit#check

/** Arrays that are longer than `--max-array` are not looked into. */
public class LongerThanTheLimit {
  static void check(int[] a) {
    if (a == null) {
      return;
    }
    int count = 0;
    for (int x : a) {
      count++;
    }
    assert count == a.length;
  }
}
