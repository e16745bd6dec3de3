// expect: verified

/** Threads that one thread makes are numbered in the order in which it makes them. */
public class NumbersInOrder {
  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> {});
    Thread second = new Thread(() -> {});
    first.start();
    second.start();
    assert first.getId() < second.getId() && second.getName().equals("Thread-1");
    first.join();
    second.join();
  }
}
