// expect: verified

import dev.assay.api.Assay;
import java.util.Optional;

/** An empty Optional is replaced by a default. */
public class OptionalWithDefault {
  static Optional<Integer> positive(int x) {
    return x >= 0 ? Optional.of(x) : Optional.empty();
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = positive(x).orElse(0);
    assert y == Math.max(x, 0);
  }
}
