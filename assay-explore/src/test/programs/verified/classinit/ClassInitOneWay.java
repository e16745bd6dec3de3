// expect: verified

import dev.assay.api.Assay;

/**
 * One initialiser needs another class, but not the other way round: threads wait for each other's
 * initialisation in one direction.
 */
public class ClassInitOneWay {
  static class A {
    static final Object VALUE = new Object();
    static final Object OTHER = B.VALUE;
  }

  static class B {
    static final Object VALUE = new Object();
  }

  public static void main(String[] args) {
    new Thread(() -> Assay.check(A.OTHER != null, "A")).start();
    Assay.check(B.VALUE != null, "B");
  }
}
