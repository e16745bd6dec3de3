import java.util.concurrent.atomic.AtomicIntegerArray;

/** The text has an old element and a newer one that was set later. */
public class IntArrayText {
  public static void main(String[] args) throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    Thread t =
        new Thread(
            () -> {
              array.set(0, 1);
              array.set(1, 1);
            });
    t.start();
    assert !array.toString().equals("[0, 1]");
    t.join();
  }
}
