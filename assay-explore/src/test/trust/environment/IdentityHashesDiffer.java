/** Two objects may have the same identity hash code. */
public class IdentityHashesDiffer {
  public static void main(String[] args) throws Exception {
    assert System.identityHashCode(new Object()) != System.identityHashCode(new Object());
  }
}
