// expect: inconclusive

/** How many threads there are depends on whether one has ended, which is not explored. */
public class ThreadsCounted {
  public static void main(String[] args) {
    new Thread(() -> {}).start();
    if (Thread.activeCount() < 1) {
      throw new IllegalStateException();
    }
  }
}
