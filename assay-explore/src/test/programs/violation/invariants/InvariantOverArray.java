// expect: violation invariant
// options: --invariant InvariantOverArray#sorted

/** Two elements of an array are out of order while they are exchanged under a lock. */
public class InvariantOverArray {
  static final int[] data = {1, 2, 3};

  static boolean sorted() {
    return data[0] <= data[1] && data[1] <= data[2];
  }

  static synchronized void work() {
    data[1] = 5;
    data[2] = 6;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantOverArray::work);
    Thread b = new Thread(InvariantOverArray::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
