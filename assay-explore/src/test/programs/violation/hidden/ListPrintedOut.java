// expect: violation exception
// options: --races promote

import java.util.ArrayList;
import java.util.List;

/** A list that is printed. */
public class ListPrintedOut {
  static final List<String> S = new ArrayList<>();
  static String text;

  static void write() {
    S.add("a");
    S.add("b");
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListPrintedOut::write);
    t.start();
    System.out.println(S);
    text = S.toString();
    t.join();
    if (text.equals("[a]")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
