// expect: verified

import java.io.IOException;

/** Standard input is read before and after other threads run: every run reads the same. */
public class InputBeforeAndAfter {
  private static int sum;

  private static synchronized void add(int n) {
    sum += n;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    int first = System.in.read();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                add(1);
                add(2);
              });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    int second = System.in.read();
    assert sum == 9;
    assert first < 0 ? second < 0 : second == first + 1 : first + " " + second;
  }
}
