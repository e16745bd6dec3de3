// expect: violation exception
// options: --races promote

/** An array that the JDK has made and fills. */
public class ArrayOfTheJdk {
  static final char[] S = "aa".toCharArray();
  static int d;

  static void write() {
    "bb".getChars(0, 2, S, 0);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ArrayOfTheJdk::write);
    t.start();
    d = S[0] - S[1];
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
