// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The network may lose a message once; the sender sends it twice, and the receiver bears with a
 * second one.
 */
public class ChooseLostMessageRetry {
  public static void main(String[] args) throws Exception {
    BlockingQueue<String> wire = new LinkedBlockingQueue<>();
    new Thread(
            () -> {
              boolean lost = Assay.chooseBoolean();
              if (!lost) {
                wire.add("hello");
              }
              wire.add("hello");
            })
        .start();
    assert wire.take().equals("hello");
  }
}
