import java.util.concurrent.atomic.AtomicIntegerArray;

/** Elements are read from left to right. */
public class IntArrayTextForward {
  public static void main(String[] args) throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    Thread t =
        new Thread(
            () -> {
              array.set(1, 1);
              array.set(0, 1);
            });
    t.start();
    assert !array.toString().equals("[1, 0]");
    t.join();
  }
}
