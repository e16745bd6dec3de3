import java.util.Calendar;
import java.util.GregorianCalendar;

/** A date that is computed when it is asked for. A lock orders the two uses. */
public class LockedCalendar {
  public static void main(String[] args) throws Exception {
    Calendar o = new GregorianCalendar(2000, 0, 1);
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.set(Calendar.YEAR, 2001);
              }
            });
    t.start();
    synchronized (o) {
      o.get(Calendar.YEAR);
    }
    t.join();
  }
}
