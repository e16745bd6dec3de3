import java.util.BitSet;

/** A set of bits. A lock orders the two uses. */
public class LockedBits {
  public static void main(String[] args) throws Exception {
    BitSet o = new BitSet();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.set(1);
              }
            });
    t.start();
    synchronized (o) {
      o.get(2);
    }
    t.join();
  }
}
