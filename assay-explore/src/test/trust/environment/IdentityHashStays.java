/** An object keeps its identity hash code. */
public class IdentityHashStays {
  public static void main(String[] args) throws Exception {
    Object o = new Object();
    assert System.identityHashCode(o) == System.identityHashCode(o);
  }
}
