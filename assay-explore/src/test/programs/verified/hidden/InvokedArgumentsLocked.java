// expect: verified

/** Arguments of a reflective call that are an array of the program's, under a lock. */
public class InvokedArgumentsLocked {
  static final Object LOCK = new Object();
  static final Object[] S = {0, 0};
  static boolean half;
  public static boolean differ(int a, int b) {
    return a != b;
  }

  static void write() {
    synchronized (LOCK) {
      S[0] = 1;
      S[1] = 1;
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(InvokedArgumentsLocked::write);
    t.start();
    synchronized (LOCK) {
      half =
          (boolean)
              InvokedArgumentsLocked.class.getMethod("differ", int.class, int.class).invoke(null, S);
    }
    t.join();
    if (half) {
      throw new IllegalStateException("seen in between");
    }
  }
}
