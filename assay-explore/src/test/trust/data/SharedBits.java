import java.util.BitSet;

/** A set of bits. Nothing orders the two uses. */
public class SharedBits {
  public static void main(String[] args) throws Exception {
    BitSet o = new BitSet();
    Thread t = new Thread(() -> o.set(1));
    t.start();
    o.get(2);
    t.join();
  }
}
