// expect: verified
// options: --contracts

import dev.assay.api.Assay;
import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** Inputs that a program draws come in order, whatever contracts give in between. */
public class MainTrustsContract {
  @Requires("isDigit")
  @Ensures("isCharacter")
  static char shown(int digit) {
    return (char) ('0' + digit);
  }

  static boolean isDigit(int digit) {
    return digit >= 0 && digit <= 9;
  }

  static boolean isCharacter(int digit, char result) {
    return result - '0' == digit;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    char c = shown(x);
    int y = Assay.anyInt(0, 9);
    assert (c == shown(y)) == (x == y);
  }
}
