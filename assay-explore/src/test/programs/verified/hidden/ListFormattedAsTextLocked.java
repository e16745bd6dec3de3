// expect: verified

import java.util.ArrayList;
import java.util.List;

/** A list that is formatted, under a lock. */
public class ListFormattedAsTextLocked {
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
    Thread t = new Thread(ListFormattedAsTextLocked::write);
    t.start();
    synchronized (LOCK) {
      text = String.format("%s", S);
    }
    t.join();
    if (text.equals("[a]")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
