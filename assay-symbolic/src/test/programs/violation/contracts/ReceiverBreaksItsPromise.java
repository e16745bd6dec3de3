// expect: violation assertion postcondition isFuller
// target: ReceiverBreaksItsPromise#add

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** The object is what it is after the call: the level may have become negative. */
public class ReceiverBreaksItsPromise {
  int level;

  @Requires("isMore")
  @Ensures("isFuller")
  void add(int amount) {
    level += amount;
  }

  static boolean isMore(ReceiverBreaksItsPromise tank, int amount) {
    return tank.level >= 0 && amount >= 0;
  }

  static boolean isFuller(ReceiverBreaksItsPromise tank, int amount) {
    return tank.level >= amount;
  }
}
