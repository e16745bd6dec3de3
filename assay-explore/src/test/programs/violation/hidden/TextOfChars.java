// expect: violation exception
// options: --races promote

/** A text made from an array. */
public class TextOfChars {
  static final char[] S = {'a', 'a'};
  static String text;

  static void write() {
    S[0] = 'b';
    S[1] = 'b';
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(TextOfChars::write);
    t.start();
    text = new String(S);
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
