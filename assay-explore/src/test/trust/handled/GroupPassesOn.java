/** A group of threads that passes the exception on to its parent handles nothing. */
public class GroupPassesOn {
  public static void main(String[] args) throws Exception {
    ThreadGroup group =
        new ThreadGroup("own") {
          @Override
          public void uncaughtException(Thread t, Throwable e) {
            super.uncaughtException(t, e);
          }
        };
    Thread t =
        new Thread(
            group,
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.join();
  }
}
