/** An assertion that fails in a handler has failed, though the JVM goes on. */
public class HandlerAsserts {
  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(HandlerAsserts::fail);
    t.setUncaughtExceptionHandler(
        (x, e) -> {
          assert false;
        });
    t.start();
    t.join();
  }
}
