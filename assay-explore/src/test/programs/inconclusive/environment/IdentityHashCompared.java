// expect: inconclusive

/** Two objects may have the same identity hash code; here they do not. */
public class IdentityHashCompared {
  public static void main(String[] a) {
    Object x = new Object(), y = new Object();
    if (System.identityHashCode(x) == System.identityHashCode(y)) throw new IllegalStateException();
    if (x.hashCode() < y.hashCode()) System.out.println("less");
  }
}
