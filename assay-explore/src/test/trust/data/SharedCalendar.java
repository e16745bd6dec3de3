import java.util.Calendar;
import java.util.GregorianCalendar;

/** A date that is computed when it is asked for. Nothing orders the two uses. */
public class SharedCalendar {
  public static void main(String[] args) throws Exception {
    Calendar o = new GregorianCalendar(2000, 0, 1);
    Thread t = new Thread(() -> o.set(Calendar.YEAR, 2001));
    t.start();
    o.get(Calendar.YEAR);
    t.join();
  }
}
