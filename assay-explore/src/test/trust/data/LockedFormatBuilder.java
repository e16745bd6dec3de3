import java.time.format.DateTimeFormatterBuilder;

/** A format that is being built. A lock orders the two uses. */
public class LockedFormatBuilder {
  public static void main(String[] args) throws Exception {
    DateTimeFormatterBuilder o = new DateTimeFormatterBuilder();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.appendLiteral('a');
              }
            });
    t.start();
    synchronized (o) {
      o.appendLiteral('b');
    }
    t.join();
  }
}
