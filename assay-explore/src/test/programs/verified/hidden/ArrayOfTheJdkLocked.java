// expect: verified

/** An array that the JDK has made and fills, under a lock. */
public class ArrayOfTheJdkLocked {
  static final Object LOCK = new Object();
  static final char[] S = "aa".toCharArray();
  static int d;

  static void write() {
    synchronized (LOCK) {
      "bb".getChars(0, 2, S, 0);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ArrayOfTheJdkLocked::write);
    t.start();
    synchronized (LOCK) {
      d = S[0] - S[1];
    }
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
