// expect: verified

/** Each thread writes its own element of a shared array. */
public class ElementEach {
  public static void main(String[] args) throws InterruptedException {
    int[] results = new int[3];
    Thread[] workers = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int mine = i;
      workers[i] =
          new Thread(
              () -> {
                results[mine]++;
                results[mine] *= 7;
              });
      workers[i].start();
    }
    for (Thread t : workers) {
      t.join();
    }
    assert results[0] + results[1] + results[2] == 21;
  }
}
