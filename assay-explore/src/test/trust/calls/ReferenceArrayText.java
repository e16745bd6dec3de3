import java.util.concurrent.atomic.AtomicReferenceArray;

/** The text has an old element and a newer one that was set later. */
public class ReferenceArrayText {
  public static void main(String[] args) throws Exception {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(new String[] {"a", "a"});
    Thread t =
        new Thread(
            () -> {
              array.set(0, "b");
              array.set(1, "b");
            });
    t.start();
    assert !array.toString().equals("[a, b]");
    t.join();
  }
}
