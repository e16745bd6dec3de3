/** An exception has no stack trace for a moment. */
public class StackTraceAndBack {
  static final Throwable THROWN = new Throwable();

  static boolean holds() {
    return THROWN.getStackTrace().length > 0;
  }

  public static void main(String[] args) {
    StackTraceElement[] before = THROWN.getStackTrace();
    THROWN.setStackTrace(new StackTraceElement[0]);
    THROWN.setStackTrace(before);
  }
}
