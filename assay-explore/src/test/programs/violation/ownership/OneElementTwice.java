// expect: violation race

/** Each thread has its element of the array, except that two have the same. */
public class OneElementTwice {
  public static void main(String[] args) throws InterruptedException {
    int[] results = new int[3];
    Thread[] workers = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int mine = Math.min(i, 1);
      workers[i] = new Thread(() -> results[mine]++);
      workers[i].start();
    }
    for (Thread t : workers) {
      t.join();
    }
    assert results[0] + results[1] == 3;
  }
}
