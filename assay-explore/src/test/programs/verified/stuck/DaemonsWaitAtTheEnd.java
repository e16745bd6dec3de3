// expect: verified
// options: --must-end
/** Daemons that wait for good do not keep the program alive. */
public class DaemonsWaitAtTheEnd {
  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              synchronized (DaemonsWaitAtTheEnd.class) {
                try {
                  DaemonsWaitAtTheEnd.class.wait();
                } catch (InterruptedException e) {
                  // nothing more to do
                }
              }
            });
    t.setDaemon(true);
    t.start();
  }
}
