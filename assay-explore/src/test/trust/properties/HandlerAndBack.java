/** There is a handler of uncaught exceptions for a moment. */
public class HandlerAndBack {
  static boolean holds() {
    return Thread.getDefaultUncaughtExceptionHandler() == null;
  }

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
    Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
