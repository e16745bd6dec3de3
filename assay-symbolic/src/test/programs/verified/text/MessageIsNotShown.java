// expect: verified

import dev.assay.api.Assay;

/** The message of an assertion that holds depends on inputs. */
public class MessageIsNotShown {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 100);
    long square = (long) x * x;
    assert square <= 10_000 : "the square of " + x + " is " + square;
    assert square >= x : square;
  }
}
