/** The class of an input is initialised by whoever has made it, and not because of null. */
class Initialisation {
  static int count;

  static class Counts {
    static {
      count++;
    }

    int value;
    Counts next;
  }

  static class Fails {
    static {
      if (count >= 0) {
        throw new IllegalStateException();
      }
    }
  }

  static class Owns {
    static int limit = 10;
    static final int[] SQUARES = new int[4];

    static {
      for (int i = 0; i < SQUARES.length; i++) {
        SQUARES[i] = i * i;
      }
    }

    int value;
  }

  static class Holds {
    Counts counts;
    Owns owns;
  }

  enum Colour {
    RED,
    GREEN;

    static final int MANY = values().length;
  }

  enum Loud {
    ONE;

    static {
      count += 100;
    }
  }

  @Expect("violation")
  static void objectWasMade(Counts c) {
    assert count == 0;
  }

  @Expect("violation")
  static void nullMakesNothing(Counts c) {
    assert count == 1;
  }

  @Expect("verified")
  static void onlyObjectsMatter(Counts c) {
    assert count == (c == null ? 0 : 1);
  }

  @Expect("verified")
  static void onceForTwo(Counts c, Counts d) {
    assert count == (c == null && d == null ? 0 : 1);
  }

  @Expect("verified")
  static void notWhileLooking(Holds h) {
    int before = count;
    if (h != null && h.counts != null) {
      assert count == before;
    }
  }

  @Expect("verified")
  static void fieldWasMadeBefore(Holds h) {
    assert h == null || h.counts == null || count == 1;
  }

  @Expect("verified")
  static void nullFieldMakesNothing(Holds h) {
    assert h == null || h.counts != null || count == 0;
  }

  @Expect("violation")
  static void fieldThatNobodyReads(Holds h) {
    assert count == 0;
  }

  @Expect("violation")
  static void elementThatNobodyReads(Counts[] all) {
    assert count == 0;
  }

  @Expect("inconclusive")
  static void longArraysMayHaveMadeIt(Counts[] all) {
    assert all == null || all.length > 0 || count == 0;
  }

  @Expect("verified")
  static void noObjectOfAClassThatFails(Fails f) {
    assert f == null;
  }

  @Expect(value = "violation", by = "ExceptionInInitializerError")
  static void theProgramItselfMayTry(Fails f, boolean now) {
    if (now) {
      new Fails();
    }
  }

  @Expect("verified")
  static void ownFields(Owns o) {
    assert o == null || Owns.limit == 10 && Owns.SQUARES[3] == 9;
  }

  @Expect("violation")
  static void ownFieldsAreWritten(Owns o, int x) {
    Owns.limit = x;
    assert o == null || o.value != Owns.limit;
  }

  @Expect("verified")
  static void ownFieldsAreNotWrittenAgain(Holds h, int x) {
    Owns.limit = x;
    if (h != null && h.owns != null) {
      assert Owns.limit == x;
    }
  }

  @Expect("verified")
  static void constants(Colour c) {
    assert c == null || Colour.MANY == 2 && c.ordinal() < 2;
  }

  @Expect("violation")
  static void secondConstant(Colour c) {
    assert c != Colour.GREEN;
  }

  @Expect("verified")
  static void loudConstants(Loud l) {
    assert count == (l == null ? 0 : 100);
  }
}
