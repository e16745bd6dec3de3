import java.util.concurrent.LinkedTransferQueue;

/** Who does not wait at all is given nothing by who does not wait either. */
public class TransferToNobody {
  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Integer[] got = new Integer[1];
    Thread t = new Thread(() -> got[0] = queue.poll());
    t.start();
    boolean isGiven = queue.tryTransfer(1);
    t.join();
    assert !isGiven && got[0] == null;
  }
}
