/** The default text of an object shows its identity hash code. */
public class TextOfIdentity {
  public static void main(String[] args) throws Exception {
    assert !new Object().toString().equals(new Object().toString());
  }
}
