// expect: verified
// target: EnumParameter#check

import dev.assay.api.Assay;

/** A parameter of an enum type is null or one of its constants, never another object. */
public class EnumParameter {
  enum Coin {
    HEADS,
    TAILS
  }

  static int value(Coin coin) {
    switch (coin) {
      case HEADS:
        return 0;
      case TAILS:
        return 1;
      default:
        throw new IllegalStateException();
    }
  }

  static void check(Coin coin) {
    Assay.assume(coin != null);
    assert coin == Coin.HEADS || coin == Coin.TAILS;
    assert value(coin) == coin.ordinal();
  }
}
