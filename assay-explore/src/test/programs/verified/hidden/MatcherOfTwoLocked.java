// expect: verified

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher that two threads use, under a lock. */
public class MatcherOfTwoLocked {
  static final Object LOCK = new Object();
  static final Matcher S = Pattern.compile("a").matcher("aa");
  static int mine;
  static int others;

  static void write() {
    synchronized (LOCK) {
      if (S.find()) {
        others = S.end();
      }
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(MatcherOfTwoLocked::write);
    t.start();
    synchronized (LOCK) {
      if (S.find()) {
        mine = S.end();
      }
    }
    t.join();
    if (mine == others) {
      throw new IllegalStateException("seen in between");
    }
  }
}
