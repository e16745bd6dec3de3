// expect: violation deadlock

import dev.assay.api.Assay;

/** Two classes need each other in their initialisers, and two threads begin at different ends. */
public class ClassInitDeadlock {
  static class A {
    static final Object VALUE = new Object();
    static final Object OTHER = B.VALUE;
  }

  static class B {
    static final Object VALUE = new Object();
    static final Object OTHER = A.VALUE;
  }

  public static void main(String[] args) {
    new Thread(() -> Assay.check(A.VALUE != null, "A")).start();
    Assay.check(B.VALUE != null, "B");
  }
}
