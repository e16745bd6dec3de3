// expect: violation assertion
// target: OneOfSeveralMethods#add(long,Integer[])
// inputs: 3, 0

/** Of methods with the same name the parameters say which one is meant. */
public class OneOfSeveralMethods {
  static void add(int x) {}

  static void add(long x) {}

  static void add(long x, Integer[] more) {
    assert x != 3 || more != null;
  }
}
