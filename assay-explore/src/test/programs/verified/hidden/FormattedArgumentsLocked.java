// expect: verified

/** Arguments of a format that are an array of the program's, under a lock. */
public class FormattedArgumentsLocked {
  static final Object LOCK = new Object();
  static final Object[] S = {"a", "a"};
  static String text;

  static void write() {
    synchronized (LOCK) {
      S[0] = "b";
      S[1] = "b";
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(FormattedArgumentsLocked::write);
    t.start();
    synchronized (LOCK) {
      text = String.format("%s%s", S);
    }
    t.join();
    if (!text.equals("aa") && !text.equals("bb")) {
      throw new IllegalStateException("seen in between");
    }
  }
}
