// expect: violation no-end
// options: --must-end
import java.util.concurrent.atomic.AtomicInteger;

/** If the answer is given before it is asked for, the thread that spins for it goes on for ever. */
public class CannotEndAfterLostUpdate {
  static final AtomicInteger STATE = new AtomicInteger();

  public static void main(String[] args) {
    new Thread(
            () -> {
              STATE.set(1);
              while (STATE.get() != 2) {
                Thread.onSpinWait();
              }
            })
        .start();
    STATE.compareAndSet(1, 2);
  }
}
