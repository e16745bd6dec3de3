// expect: verified

import dev.assay.api.Assay;

/** The class of a chosen object is told by instanceof. */
public class InstanceofTellsClasses {
  interface Pet {}

  static class Cat implements Pet {}

  static class Dog implements Pet {}

  public static void main(String[] args) {
    int x = Assay.anyInt(0, 2);
    Pet pet = x == 0 ? new Cat() : x == 1 ? new Dog() : null;
    assert pet instanceof Cat == (x == 0);
    assert pet instanceof Dog == (x == 1);
    assert pet instanceof Pet == (x < 2);
  }
}
