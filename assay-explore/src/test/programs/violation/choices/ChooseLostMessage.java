// expect: violation deadlock

import dev.assay.api.Assay;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The network may lose a message: the receiver has no limit of time. */
public class ChooseLostMessage {
  public static void main(String[] args) throws Exception {
    BlockingQueue<String> wire = new LinkedBlockingQueue<>();
    new Thread(
            () -> {
              if (Assay.chooseBoolean()) {
                return; // lost
              }
              wire.add("hello");
            })
        .start();
    wire.take();
  }
}
