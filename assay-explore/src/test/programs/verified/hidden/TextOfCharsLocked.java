// expect: verified

/** A text made from an array, under a lock. */
public class TextOfCharsLocked {
  static final Object LOCK = new Object();
  static final char[] S = {'a', 'a'};
  static String text;

  static void write() {
    synchronized (LOCK) {
      S[0] = 'b';
      S[1] = 'b';
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(TextOfCharsLocked::write);
    t.start();
    synchronized (LOCK) {
      text = new String(S);
    }
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
