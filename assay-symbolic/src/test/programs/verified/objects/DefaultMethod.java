// expect: verified

import dev.assay.api.Assay;

/** A default method calls the method of the class that implements the interface. */
public class DefaultMethod {
  interface Scale {
    int factor();

    default int apply(int x) {
      return x * factor();
    }
  }

  public static void main(String[] args) {
    boolean negative = Assay.anyBoolean();
    Scale scale = negative ? () -> -1 : () -> 1;
    int x = Assay.anyInt();
    assert scale.apply(scale.apply(x)) == x;
    assert scale.apply(x) == (negative ? -x : x);
  }
}
