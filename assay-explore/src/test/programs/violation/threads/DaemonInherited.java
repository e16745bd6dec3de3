// expect: violation assertion

import dev.assay.api.Assay;

/** A thread made by a daemon is a daemon as well, which the program does not expect. */
public class DaemonInherited {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              Thread child = new Thread(() -> System.out.println("saved"));
              Assay.check(!child.isDaemon(), "the program may end before this child");
              child.start();
            });
    t.setDaemon(true);
    t.start();
    t.join();
  }
}
