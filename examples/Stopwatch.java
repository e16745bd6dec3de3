/** Two threads work, and how long it takes is printed. */
public class Stopwatch {
  private static int done;

  private static synchronized void work() {
    done++;
  }

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    Thread other = new Thread(Stopwatch::work, "other");
    other.start();
    work();
    other.join();
    assert done == 2;
    System.out.println((System.nanoTime() - start) / 1_000_000 + " ms");
  }
}
