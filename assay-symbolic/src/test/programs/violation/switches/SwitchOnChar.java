// expect: violation assertion
// inputs: 45

import dev.assay.api.Assay;

/** A sign is taken for a digit. */
public class SwitchOnChar {
  static int kind(char c) {
    return switch (c) {
      case '+', '-' -> 1;
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> 1;
      case ' ' -> 0;
      default -> 2;
    };
  }

  public static void main(String[] args) {
    char c = Assay.anyChar();
    if (kind(c) == 1) {
      assert c != '-';
    }
  }
}
