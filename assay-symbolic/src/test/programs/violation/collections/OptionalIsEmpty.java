// expect: violation exception NoSuchElementException
// inputs: -5

import dev.assay.api.Assay;
import java.util.Optional;

/** An Optional is empty for negative inputs. */
public class OptionalIsEmpty {
  static Optional<Integer> positive(int x) {
    return x >= 0 ? Optional.of(x) : Optional.empty();
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = positive(x).get();
    assert y >= 0;
  }
}
