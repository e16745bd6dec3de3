// expect: violation exception
// options: --races promote

/** An array whose elements are joined to a text. */
public class JoinedArray {
  static final String[] S = {"a", "a"};
  static String text;

  static void write() {
    S[0] = "b";
    S[1] = "b";
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(JoinedArray::write);
    t.start();
    text = String.join("", S);
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
