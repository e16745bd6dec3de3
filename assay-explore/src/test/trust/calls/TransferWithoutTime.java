import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** An element that is offered for no time at all is taken by another who waits for no time. */
public class TransferWithoutTime {
  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Integer[] got = new Integer[1];
    Thread t =
        new Thread(
            () -> {
              try {
                got[0] = queue.poll(0, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    boolean isGiven = queue.tryTransfer(1, 0, TimeUnit.SECONDS);
    t.join();
    assert !isGiven;
  }
}
