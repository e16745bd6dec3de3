// expect: verified

import java.util.ArrayList;
import java.util.List;

/** A list whose elements are joined to a text, under a lock. */
public class ListJoinedToTextLocked {
  static final Object LOCK = new Object();
  static final List<String> S = new ArrayList<>();
  static String text;

  static void write() {
    synchronized (LOCK) {
      S.add("a");
      S.add("b");
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListJoinedToTextLocked::write);
    t.start();
    synchronized (LOCK) {
      text = String.join("", S);
    }
    t.join();
    if (text.equals("a")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
