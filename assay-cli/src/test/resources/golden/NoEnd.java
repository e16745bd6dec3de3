// options: --must-end
// replay: n;n;n;q
import java.util.concurrent.atomic.AtomicInteger;

/** If the answer is given before it is asked for, the thread that spins for it goes on for ever. */
public class NoEnd {
  static final AtomicInteger STATE = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Thread asking =
        new Thread(
            () -> {
              STATE.set(1);
              while (STATE.get() != 2) {
                Thread.onSpinWait();
              }
            });
    asking.start();
    STATE.compareAndSet(1, 2);
    asking.join();
  }
}
