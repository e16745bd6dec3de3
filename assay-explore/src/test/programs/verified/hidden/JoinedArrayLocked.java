// expect: verified

/** An array whose elements are joined to a text, under a lock. */
public class JoinedArrayLocked {
  static final Object LOCK = new Object();
  static final String[] S = {"a", "a"};
  static String text;

  static void write() {
    synchronized (LOCK) {
      S[0] = "b";
      S[1] = "b";
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(JoinedArrayLocked::write);
    t.start();
    synchronized (LOCK) {
      text = String.join("", S);
    }
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
