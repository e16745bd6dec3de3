// expect: verified
// target: EachCallGivesItsOwnResult#caller
// options: --contracts

import dev.assay.api.Ensures;

/** Results of different calls have nothing to do with each other but what is promised. */
public class EachCallGivesItsOwnResult {
  final long weight;

  EachCallGivesItsOwnResult(long weight) {
    this.weight = weight;
  }

  @Ensures("bounded")
  final double share(long total) {
    return total == 0 ? 0 : Math.min(1.0, Math.abs((double) weight / total));
  }

  static boolean bounded(EachCallGivesItsOwnResult part, long total, double result) {
    return result >= 0 && result <= 1 && (part.weight != 0 || result == 0);
  }

  static void caller(long total) {
    EachCallGivesItsOwnResult nothing = new EachCallGivesItsOwnResult(0);
    EachCallGivesItsOwnResult something = new EachCallGivesItsOwnResult(7);
    double a = nothing.share(total);
    double b = something.share(total);
    assert a == 0;
    assert a + b <= 1;
  }
}
