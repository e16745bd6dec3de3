// expect: violation exception
// options: --races promote

import java.util.ArrayList;
import java.util.List;

/** A list whose elements are joined to a text. */
public class ListJoinedToText {
  static final List<String> S = new ArrayList<>();
  static String text;

  static void write() {
    S.add("a");
    S.add("b");
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListJoinedToText::write);
    t.start();
    text = String.join("", S);
    t.join();
    if (text.equals("a")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
