// expect: violation race|assertion

import dev.assay.api.Assay;

/** The constructor lets this escape to a thread before the field is set. */
public class EscapingThis {
  private int value;

  EscapingThis() {
    new Thread(() -> Assay.check(value == 1, "constructor has not finished")).start();
    value = 1;
  }

  public static void main(String[] args) {
    new EscapingThis();
  }
}
