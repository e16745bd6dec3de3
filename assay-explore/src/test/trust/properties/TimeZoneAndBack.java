import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** The default time zone is another for a moment. */
public class TimeZoneAndBack {
  static final TimeZone BEFORE = TimeZone.getDefault();

  static boolean holds() {
    return TimeZone.getDefault().equals(BEFORE);
  }

  public static void main(String[] args) throws Exception {
    TimeZone.setDefault(new SimpleTimeZone(1, "other"));
    TimeZone.setDefault(BEFORE);
  }
}
