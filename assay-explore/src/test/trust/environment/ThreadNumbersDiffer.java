/** Two threads have different numbers. */
public class ThreadNumbersDiffer {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {});
    t.start();
    assert t.getId() != Thread.currentThread().getId();
    t.join();
  }
}
