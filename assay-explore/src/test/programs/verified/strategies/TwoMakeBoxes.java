// expect: verified
// options: --reduce -symmetry

/** Two threads make an object each, at the same place of the program and in any order. */
public class TwoMakeBoxes {
  private static final Object LOCK = new Object();
  private static final Box[] BOXES = new Box[2];

  static class Box {
    int value;
  }

  private static void make(int index) {
    Box box;
    synchronized (LOCK) {
      box = new Box();
      BOXES[index] = box;
    }
    synchronized (LOCK) {
      box.value += index + 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] makers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int index = i;
      makers[i] = new Thread(() -> make(index));
      makers[i].start();
    }
    for (Thread t : makers) {
      t.join();
    }
    assert BOXES[0].value == 1 && BOXES[1].value == 2;
  }
}
