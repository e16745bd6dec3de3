// expect: verified

/** Threads that use the same data one after the other, each when the one before has ended. */
public class ThreadsInTurn {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> data++);
    first.start();
    first.join();
    Thread second = new Thread(() -> data *= 2);
    Thread other = new Thread(() -> {});
    second.start();
    other.start();
    second.join();
    assert data == 2;
    other.join();
  }
}
