import java.net.HttpCookie;

/** A cookie is plain data. */
public class SharedCookie {
  static final HttpCookie COOKIE = new HttpCookie("name", "value");

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> COOKIE.setValue("other"));
    t.start();
    COOKIE.getValue();
    t.join();
  }
}
