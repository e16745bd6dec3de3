import java.util.concurrent.SynchronousQueue;

/** Who takes waits until another thread puts. */
public class HandOver {
  public static void main(String[] args) throws Exception {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Thread t =
        new Thread(
            () -> {
              try {
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    assert queue.take() == 2;
    t.join();
  }
}
