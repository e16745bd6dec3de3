/** Switches of all kinds, at the ends of their types. */
class Switches {
  enum Kind {
    A,
    B,
    C
  }

  @Expect("verified")
  static void denseFromTheSmallest(int x) {
    int r =
        switch (x) {
          case Integer.MIN_VALUE -> 0;
          case Integer.MIN_VALUE + 1 -> 1;
          case Integer.MIN_VALUE + 2 -> 2;
          case Integer.MIN_VALUE + 3 -> 3;
          default -> 9;
        };
    assert r == 9 || x == Integer.MIN_VALUE + r;
  }

  @Expect("violation")
  static void theSmallestItself(int x) {
    int r =
        switch (x) {
          case Integer.MIN_VALUE -> 0;
          case Integer.MIN_VALUE + 1 -> 1;
          case Integer.MIN_VALUE + 2 -> 2;
          default -> 9;
        };
    assert r != 0;
  }

  @Expect("verified")
  static void denseToTheLargest(int x) {
    int r =
        switch (x) {
          case Integer.MAX_VALUE -> 0;
          case Integer.MAX_VALUE - 1 -> 1;
          case Integer.MAX_VALUE - 2 -> 2;
          default -> 9;
        };
    assert r == 9 || x == Integer.MAX_VALUE - r;
  }

  @Expect("violation")
  static void sparse(int x) {
    int r =
        switch (x) {
          case -1_000_000 -> 0;
          case 0 -> 1;
          case 1_000_000 -> 2;
          default -> 9;
        };
    assert r != 2;
  }

  @Expect("violation")
  static void fallsThrough(byte x) {
    int r = 0;
    switch (x) {
      case Byte.MIN_VALUE:
        r += 1;
      case 0:
        r += 2;
        break;
      default:
        r = 9;
    }
    assert r != 3;
  }

  @Expect("verified")
  static void ofChar(char c) {
    int r =
        switch (c) {
          case '\0' -> 0;
          case '\uffff' -> 1;
          default -> 2;
        };
    assert r == 2 || c == (r == 0 ? 0 : 65535);
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void ofNull(Kind k) {
    switch (k) {
      case A:
      default:
    }
  }

  @Expect("violation")
  static void ofConstants(Kind k) {
    if (k != null) {
      int r =
          switch (k) {
            case A -> 1;
            case B -> 2;
            case C -> 3;
          };
      assert r != 3;
    }
  }

  @Expect("verified")
  static void allConstants(Kind k) {
    if (k != null) {
      int r =
          switch (k) {
            case A -> 0;
            case B -> 1;
            case C -> 2;
          };
      assert r == k.ordinal();
    }
  }

  @Expect("violation")
  static void nested(int x, int y) {
    int r = 0;
    switch (x & 3) {
      case 1 -> {
        switch (y & 3) {
          case 2 -> r = 12;
          default -> r = 1;
        }
      }
      default -> r = 2;
    }
    assert r != 12;
  }

  @Expect("verified")
  static void inALoop(int x) {
    int state = 0;
    for (int i = 0; i < 4; i++) {
      switch (state) {
        case 0 -> state = x > i ? 1 : 0;
        case 1 -> state = 2;
        default -> {}
      }
    }
    assert state <= 2;
  }

  @Expect("verified")
  static void ofBox(Integer x) {
    if (x != null) {
      int r =
          switch (x) {
            case 1 -> 10;
            case 2 -> 20;
            default -> 0;
          };
      assert r == 0 || r == x * 10;
    }
  }
}
