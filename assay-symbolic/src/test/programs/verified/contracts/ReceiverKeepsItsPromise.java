// expect: verified
// target: ReceiverKeepsItsPromise#add

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** A method without a result promises something about its object. */
public class ReceiverKeepsItsPromise {
  private int level;

  @Requires("fits")
  @Ensures("isFuller")
  void add(int amount) {
    level += amount;
  }

  private static boolean fits(ReceiverKeepsItsPromise tank, int amount) {
    return tank.level >= 0 && amount >= 0 && amount <= 1000 && tank.level <= 1000;
  }

  private static boolean isFuller(ReceiverKeepsItsPromise tank, int amount) {
    return tank.level >= amount;
  }
}
