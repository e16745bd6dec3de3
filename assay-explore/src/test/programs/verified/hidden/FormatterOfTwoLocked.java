// expect: verified

import java.util.Formatter;

/** A formatter that two threads use, under a lock. */
public class FormatterOfTwoLocked {
  static final Object LOCK = new Object();
  static final Formatter S = new Formatter();

  static void write() {
    synchronized (LOCK) {
      S.format("%s%s", "a", "b");
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(FormatterOfTwoLocked::write);
    t.start();
    synchronized (LOCK) {
      S.format("%s%s", "a", "b");
    }
    t.join();
    if (!S.toString().equals("abab")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
