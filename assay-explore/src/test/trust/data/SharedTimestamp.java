import java.sql.Timestamp;

/** A time with nanoseconds. Nothing orders the two uses. */
public class SharedTimestamp {
  public static void main(String[] args) throws Exception {
    Timestamp o = new Timestamp(0);
    Thread t = new Thread(() -> o.setNanos(1));
    t.start();
    o.getNanos();
    t.join();
  }
}
