/** A text that is being built. A lock orders the two uses. */
public class LockedBuilder {
  public static void main(String[] args) throws Exception {
    StringBuilder o = new StringBuilder();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.append('a');
              }
            });
    t.start();
    synchronized (o) {
      o.length();
    }
    t.join();
  }
}
