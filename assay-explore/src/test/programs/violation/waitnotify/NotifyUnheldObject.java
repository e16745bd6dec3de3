// expect: violation exception

/** The monitor of one object is held, and another object is notified. */
public class NotifyUnheldObject {
  public static void main(String[] args) throws Exception {
    Object a = new Object();
    Object b = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (a) {
                b.notify();
              }
            });
    t.start();
    t.join();
  }
}
