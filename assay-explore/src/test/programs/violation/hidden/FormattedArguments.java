// expect: violation exception
// options: --races promote

/** Arguments of a format that are an array of the program's. */
public class FormattedArguments {
  static final Object[] S = {"a", "a"};
  static String text;

  static void write() {
    S[0] = "b";
    S[1] = "b";
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(FormattedArguments::write);
    t.start();
    text = String.format("%s%s", S);
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
