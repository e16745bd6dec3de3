import java.util.StringJoiner;

/** Texts that are joined. A lock orders the two uses. */
public class LockedJoiner {
  public static void main(String[] args) throws Exception {
    StringJoiner o = new StringJoiner(",");
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.add("a");
              }
            });
    t.start();
    synchronized (o) {
      o.length();
    }
    t.join();
  }
}
