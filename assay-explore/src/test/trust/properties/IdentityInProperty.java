/** A property compares identity hash codes. */
public class IdentityInProperty {
  static final Object ONE = new Object();
  static final Object OTHER = new Object();
  static boolean done;

  static boolean holds() {
    return ONE.hashCode() < OTHER.hashCode();
  }

  public static void main(String[] args) {
    done = true;
  }
}
