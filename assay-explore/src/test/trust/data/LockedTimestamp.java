import java.sql.Timestamp;

/** A time with nanoseconds. A lock orders the two uses. */
public class LockedTimestamp {
  public static void main(String[] args) throws Exception {
    Timestamp o = new Timestamp(0);
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.setNanos(1);
              }
            });
    t.start();
    synchronized (o) {
      o.getNanos();
    }
    t.join();
  }
}
