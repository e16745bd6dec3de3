/** For a moment an exception has one that it suppresses. */
public class OneSuppressed {
  static final Throwable THROWN = new Throwable();

  static boolean holds() {
    return THROWN.getSuppressed().length != 1;
  }

  public static void main(String[] args) {
    THROWN.addSuppressed(new Error());
    THROWN.addSuppressed(new Error());
  }
}
