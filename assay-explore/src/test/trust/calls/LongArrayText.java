import java.util.concurrent.atomic.AtomicLongArray;

/** The text has an old element and a newer one that was set later. */
public class LongArrayText {
  public static void main(String[] args) throws Exception {
    AtomicLongArray array = new AtomicLongArray(2);
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
