import dev.assay.api.Assay;

/** No number is assumed that can be chosen. */
public class Vacuous {
  static volatile int seen;

  public static void main(String[] args) {
    int chosen = Assay.choose(1, 3);
    new Thread(() -> seen = chosen, "t").start();
    Assay.assume(chosen > 3);
    throw new IllegalStateException("never");
  }
}
