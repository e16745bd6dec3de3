// expect: violation exception

import java.util.Vector;

/** Vector is synchronised call by call: isEmpty and lastElement together are not. */
public class VectorCompound {
  static final Vector<Integer> vector = new Vector<>();

  public static void main(String[] args) {
    vector.add(1);
    new Thread(() -> vector.remove(0)).start();
    if (!vector.isEmpty()) {
      vector.lastElement();
    }
  }
}
