// expect: inconclusive
// target: ArrayOfSubclass#check

/** An array of animals may be one of dogs, into which no cat can be put. */
public class ArrayOfSubclass {
  static class Animal {}

  static class Dog extends Animal {}

  static void check(Animal[] animals) {
    if (animals != null && animals.length == 1) {
      animals[0] = new Animal();
    }
  }
}
