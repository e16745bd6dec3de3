// expect: verified

import java.util.ArrayList;
import java.util.List;

/** A list that is printed, under a lock. */
public class ListPrintedOutLocked {
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
    Thread t = new Thread(ListPrintedOutLocked::write);
    t.start();
    synchronized (LOCK) {
      System.out.println(S);
      text = S.toString();
    }
    t.join();
    if (text.equals("[a]")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
