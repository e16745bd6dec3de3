import java.net.HttpCookie;

/** A cookie has another value for a moment. */
public class CookieAndBack {
  static final HttpCookie COOKIE = new HttpCookie("name", "value");

  static boolean holds() {
    return COOKIE.getValue().equals("value");
  }

  public static void main(String[] args) throws Exception {
    COOKIE.setValue("other");
    COOKIE.setValue("value");
  }
}
