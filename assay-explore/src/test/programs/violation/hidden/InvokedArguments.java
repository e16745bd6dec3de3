// expect: violation exception
// options: --races promote

/** Arguments of a reflective call that are an array of the program's. */
public class InvokedArguments {
  static final Object[] S = {0, 0};
  static boolean half;
  public static boolean differ(int a, int b) {
    return a != b;
  }

  static void write() {
    S[0] = 1;
    S[1] = 1;
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(InvokedArguments::write);
    t.start();
    half =
        (boolean)
            InvokedArguments.class.getMethod("differ", int.class, int.class).invoke(null, S);
    t.join();
    if (half) {
      throw new IllegalStateException("seen in between");
    }
  }
}
