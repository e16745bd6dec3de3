// expect: inconclusive
// target: FieldIsString#check

/** A symbolic object has a string in it. */
public class FieldIsString {
  static class Person {
    String name;
    int age;
  }

  static int check(Person p) {
    if (p == null || p.name == null) {
      return 0;
    }
    assert p.name.length() >= 0;
    return p.age;
  }
}
