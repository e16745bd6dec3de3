// expect: violation race|exception|assertion

import java.text.SimpleDateFormat;
import java.util.Date;

/** A date format is not made for two threads at once. */
public class SimpleDateFormatShared {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

  public static void main(String[] args) {
    new Thread(() -> FORMAT.format(new Date(0))).start();
    FORMAT.format(new Date(0));
  }
}
