/** What a group passes on is handled by the handler of all threads. */
public class GroupPassesOnToDefault {
  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
    ThreadGroup group =
        new ThreadGroup("own") {
          @Override
          public void uncaughtException(Thread t, Throwable e) {
            super.uncaughtException(t, e);
          }
        };
    Thread t = new Thread(group, GroupPassesOnToDefault::fail);
    t.start();
    t.join();
  }
}
