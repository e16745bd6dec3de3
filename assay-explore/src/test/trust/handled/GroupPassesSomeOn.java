/** A group that passes on some exceptions has not handled those. */
public class GroupPassesSomeOn {
  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws Exception {
    ThreadGroup group =
        new ThreadGroup("own") {
          @Override
          public void uncaughtException(Thread t, Throwable e) {
            if (!(e instanceof Error)) {
              super.uncaughtException(t, e);
            }
          }
        };
    Thread t = new Thread(group, GroupPassesSomeOn::fail);
    t.start();
    t.join();
  }
}
