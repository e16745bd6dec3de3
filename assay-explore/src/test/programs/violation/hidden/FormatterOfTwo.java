// expect: violation exception
// options: --races promote

import java.util.Formatter;

/** A formatter that two threads use. */
public class FormatterOfTwo {
  static final Formatter S = new Formatter();

  static void write() {
    S.format("%s%s", "a", "b");
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(FormatterOfTwo::write);
    t.start();
    S.format("%s%s", "a", "b");
    t.join();
    if (!S.toString().equals("abab")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
