// expect: violation exception

/** A thread dies of an exception that nobody catches. */
public class UncaughtInThread {
  public static void main(String[] args) {
    new Thread(
            () -> {
              int[] none = new int[0];
              none[0]++;
            })
        .start();
  }
}
