/** A class of threads may say itself who handles exceptions. */
public class ThreadSaysHandler {
  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(ThreadSaysHandler::fail) {
          @Override
          public UncaughtExceptionHandler getUncaughtExceptionHandler() {
            return (x, e) -> {};
          }
        };
    t.start();
    t.join();
  }
}
