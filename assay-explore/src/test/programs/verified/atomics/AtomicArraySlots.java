// expect: verified

import java.util.concurrent.atomic.AtomicReferenceArray;

/** Two threads claim slots of an AtomicReferenceArray; no slot is claimed twice. */
public class AtomicArraySlots {
  static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);

  static void claim(String name) {
    for (int i = 0; i < slots.length(); i++) {
      if (slots.compareAndSet(i, null, name)) {
        return;
      }
    }
    throw new AssertionError("no slot left");
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> claim("a"));
    t.start();
    claim("b");
    t.join();
    assert !slots.get(0).equals(slots.get(1));
  }
}
