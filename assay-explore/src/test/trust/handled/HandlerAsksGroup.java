/** A handler that asks the group, which has none, handles nothing. */
public class HandlerAsksGroup {
  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(HandlerAsksGroup::fail);
    t.setUncaughtExceptionHandler((x, e) -> x.getThreadGroup().uncaughtException(x, e));
    t.start();
    t.join();
  }
}
