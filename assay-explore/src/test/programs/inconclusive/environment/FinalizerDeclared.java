// expect: inconclusive

/** Finalizers never run. */
public class FinalizerDeclared {
  static volatile boolean done;
  @Override protected void finalize() { done = true; }
  public static void main(String[] a) {
    new FinalizerDeclared();
    System.gc();
    if (done) throw new IllegalStateException();
  }
}
