/** An exception always has a stack trace. */
public class StackTraceStays {
  static final Throwable THROWN = new Throwable();

  static boolean holds() {
    return THROWN.getStackTrace().length > 0;
  }

  public static void main(String[] args) {
    THROWN.setStackTrace(THROWN.getStackTrace());
    new Throwable().setStackTrace(new StackTraceElement[0]);
  }
}
