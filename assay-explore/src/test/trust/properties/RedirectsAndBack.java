import java.net.HttpURLConnection;

/** Redirects are not followed for a moment. */
public class RedirectsAndBack {
  static boolean holds() {
    return HttpURLConnection.getFollowRedirects();
  }

  public static void main(String[] args) {
    HttpURLConnection.setFollowRedirects(false);
    HttpURLConnection.setFollowRedirects(true);
  }
}
