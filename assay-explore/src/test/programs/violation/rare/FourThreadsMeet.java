// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/** Only if all four threads are inside at the same time is the limit of three exceeded. */
public class FourThreadsMeet {
  static final AtomicInteger inside = new AtomicInteger();

  static void visit() {
    Assay.check(inside.incrementAndGet() <= 3, "too many");
    inside.decrementAndGet();
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(FourThreadsMeet::visit).start();
    }
    visit();
  }
}
