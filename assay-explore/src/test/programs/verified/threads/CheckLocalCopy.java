// expect: verified

/** The reference is read once into a local variable. */
public class CheckLocalCopy {
  static volatile String name = "assay";

  public static void main(String[] args) {
    new Thread(() -> name = null).start();
    String n = name;
    if (n != null) {
      assert n.length() == 5;
    }
  }
}
