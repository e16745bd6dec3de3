import java.util.concurrent.atomic.AtomicReferenceArray;

/** The atomic array has a copy of what it is given. */
public class ArrayIsCopied {
  public static void main(String[] args) throws Exception {
    String[] texts = {"a"};
    AtomicReferenceArray<String> o = new AtomicReferenceArray<>(texts);
    Thread t = new Thread(() -> o.set(0, "b"));
    t.start();
    texts[0] = "c";
    t.join();
    assert o.get(0).equals("b");
  }
}
