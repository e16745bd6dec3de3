import java.net.HttpCookie;

/** Two threads use a cookie under a lock. */
public class LockedCookie {
  static final HttpCookie COOKIE = new HttpCookie("name", "value");

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LockedCookie.class) {
                COOKIE.setValue("other");
              }
            });
    t.start();
    synchronized (LockedCookie.class) {
      COOKIE.getValue();
    }
    t.join();
  }
}
