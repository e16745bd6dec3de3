// expect: verified

/** A latch made of a monitor: two workers count down, the main thread sees what they wrote. */
public class LatchByHand {
  private int count = 2;

  synchronized void countDown() {
    if (--count == 0) {
      notifyAll();
    }
  }

  synchronized void await() throws InterruptedException {
    while (count > 0) {
      wait();
    }
  }

  public static void main(String[] args) throws Exception {
    LatchByHand latch = new LatchByHand();
    int[] results = new int[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      new Thread(
              () -> {
                results[me] = me + 1;
                latch.countDown();
              })
          .start();
    }
    latch.await();
    assert results[0] + results[1] == 3;
  }
}
