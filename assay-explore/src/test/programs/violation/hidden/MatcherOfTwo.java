// expect: violation exception
// options: --races promote

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher that two threads use. */
public class MatcherOfTwo {
  static final Matcher S = Pattern.compile("a").matcher("aa");
  static int mine;
  static int others;

  static void write() {
    if (S.find()) {
      others = S.end();
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(MatcherOfTwo::write);
    t.start();
    if (S.find()) {
      mine = S.end();
    }
    t.join();
    if (mine == others) {
      throw new IllegalStateException("seen in between");
    }
  }
}
