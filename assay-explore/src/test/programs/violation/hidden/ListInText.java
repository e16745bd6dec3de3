// expect: violation exception
// options: --races promote

import java.util.ArrayList;
import java.util.List;

/** A list that becomes part of a text. */
public class ListInText {
  static final List<String> S = new ArrayList<>();
  static String text;

  static void write() {
    S.add("a");
    S.add("b");
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListInText::write);
    t.start();
    text = "" + S;
    t.join();
    if (text.equals("[a]")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
