// expect: verified
// options: --must-end
/** A thread may spin for long, but the one it waits for can always go on: some run ends from every state. */
public class SpinMustEnd {
  static volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    Thread t =
        new Thread(
            () -> {
              while (!flag) {
                Thread.onSpinWait();
              }
            });
    t.start();
    flag = true;
    t.join();
  }
}
