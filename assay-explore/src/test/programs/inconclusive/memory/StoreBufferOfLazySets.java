// expect: inconclusive

import java.util.concurrent.atomic.AtomicInteger;

/** A lazy store may take effect after the read that follows it: not explored, so named. */
public class StoreBufferOfLazySets {
  private static final AtomicInteger X = new AtomicInteger();
  private static final AtomicInteger Y = new AtomicInteger();
  private static int seenOfX;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.lazySet(1);
              seenOfX = Y.get();
            });
    t.start();
    Y.lazySet(1);
    int seenOfY = X.get();
    t.join();
    assert seenOfX + seenOfY > 0;
  }
}
