// expect: violation race

import java.util.concurrent.atomic.AtomicReference;

/** The reference is atomic, the object behind it is mutable and shared. */
public class AtomicReferenceMutable {
  static final AtomicReference<int[]> cell = new AtomicReference<>(new int[1]);

  public static void main(String[] args) {
    new Thread(() -> cell.get()[0]++).start();
    cell.get()[0]++;
  }
}
