import java.net.CookieManager;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A list that a call comes by through its argument is changed by another thread. */
public class NestedArgument {
  public static void main(String[] args) throws Exception {
    CookieManager manager = new CookieManager();
    List<String> cookies = new ArrayList<>(List.of("a=b"));
    Thread t = new Thread(() -> cookies.add("c=d"));
    t.start();
    manager.put(new URI("http://x.y/"), Map.of("Set-Cookie", cookies));
    t.join();
    assert manager.getCookieStore().getCookies().size() == 1;
  }
}
