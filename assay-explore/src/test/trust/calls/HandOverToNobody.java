import java.util.concurrent.SynchronousQueue;

/** poll finds an element only while another thread offers it. */
public class HandOverToNobody {
  public static void main(String[] args) throws Exception {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Thread t = new Thread(() -> queue.offer(1));
    t.start();
    assert queue.poll() == null;
    Thread u =
        new Thread(
            () -> {
              try {
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    u.start();
    assert queue.poll() != null;
    t.join();
    u.join();
  }
}
