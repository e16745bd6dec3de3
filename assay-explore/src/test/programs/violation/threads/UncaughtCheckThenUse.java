// expect: violation exception

/** The reference is checked and then read again: it may have become null in between. */
public class UncaughtCheckThenUse {
  static volatile String name = "assay";

  public static void main(String[] args) {
    new Thread(() -> name = null).start();
    if (name != null) {
      System.out.println(name.length());
    }
  }
}
