import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;

/** Boxes are sometimes the same object if their values are the same, and sometimes not. */
class Boxes {
  @Expect("violation")
  static void mayBeTheCachedOne(Integer a) {
    Integer k = 5;
    assert a != k;
  }

  @Expect("violation")
  static void mayBeAnotherThanTheCachedOne(Integer a) {
    Integer k = 5;
    assert a == null || a != 5 || a == k;
  }

  @Expect("verified")
  static void differsFromAnotherValue(Integer a) {
    Integer k = 5;
    assert a == null || a == 5 || a != k;
  }

  @Expect("violation")
  static void mayBeOfASymbolicValue(Integer a, int x) {
    Integer k = x;
    assert a != k;
  }

  @Expect("verified")
  static void isNotANewOneOfALargeValue(Integer a) {
    Integer k = 1000;
    assert a != k;
  }

  @Expect("verified")
  static void isNotOneThatIsMadeNow(Integer a, int x) {
    if (x > 127) {
      Integer k = x;
      assert a != k;
    }
  }

  @Expect("violation")
  static void twoMayBeTheSame(Integer a, Integer b) {
    assert a == null || a != b;
  }

  @Expect("violation")
  static void twoOfTheSameLargeValueMayDiffer(Long a, Long b) {
    assert a == null || b == null || a.longValue() != b.longValue() || a < 1000 || a == b;
  }

  @Expect("violation")
  static void twoOfTheSameSmallValueMayDiffer(Short a, Short b) {
    assert a == null || b == null || a.shortValue() != b.shortValue() || a != 1 || a == b;
  }

  @Expect("verified")
  static void theSameHaveTheSameValue(Long a, Long b) {
    assert a == null || a != b || a.longValue() == b.longValue();
  }

  @Expect("violation")
  static void cachedLong(Long a) {
    Long k = -128L;
    assert a != k;
  }

  @Expect("verified")
  static void longBelowTheCache(Long a) {
    Long k = -129L;
    assert a != k;
  }

  @Expect("violation")
  static void cachedShort(Short a) {
    Short k = 127;
    assert a != k;
  }

  @Expect("violation")
  static void cachedByte(Byte a, byte b) {
    Byte k = b;
    assert a != k;
  }

  @Expect("violation")
  static void cachedCharacter(Character a) {
    Character k = '\0';
    assert a != k;
  }

  @Expect("verified")
  static void characterAboveTheCache(Character a) {
    Character k = '\u0080';
    assert a != k;
  }

  @Expect("violation")
  static void booleanConstant(Boolean a) {
    assert a != Boolean.TRUE;
  }

  @Expect("violation")
  static void booleanThatIsNoConstant(Boolean a) {
    assert a == null || a == Boolean.TRUE || a == Boolean.FALSE;
  }

  @Expect("verified")
  static void booleanOfTheOtherValue(Boolean a) {
    assert a == null || !a || a != Boolean.FALSE;
  }

  @Expect("verified")
  static void doublesAreNotKept(Double a, double x) {
    Double k = x;
    assert a != k;
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void nullIsUnboxed(Integer a) {
    int x = a;
  }

  @Expect("verified")
  static void equalsLooksAtValues(Integer a, int x) {
    assert a == null || Objects.equals(a, x) == (a == x);
  }

  @Expect("violation")
  static void otherTypesAreNotEqual(Integer a, long x) {
    assert a == null || a.longValue() != x || a.equals(x);
  }

  @Expect("violation")
  static void listOfBoxes(Integer a) {
    List<Integer> all = new ArrayList<>();
    all.add(7);
    assert a == null || all.get(0) != a;
  }

  @Expect("violation")
  static void elementsOfAnArray(Integer[] all) {
    assert all == null || all.length != 2 || all[0] == null || all[0] != all[1];
  }

  static final class Holder {
    Integer value;
  }

  @Expect("violation")
  static void fieldOfAnInput(Holder h) {
    Integer k = 3;
    assert h == null || h.value != k;
  }

  @Expect("violation")
  static void comparedAsObjects(Integer a, int x) {
    Object left = a;
    Object right = x;
    assert left != right;
  }
}
