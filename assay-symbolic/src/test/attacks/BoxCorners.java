import java.util.*;

/** Which boxes are the same, as inputs and after boxing. */
class BoxCorners {
  static class H {
    Integer i;
    Long l;
    Character c;
    Boolean b;
    Byte y;
    Short s;
    Float f;
    Double d;
    Object o;
    Number n;
  }

  @Expect("violation")
  static void sameField(H h) {
    if (h != null && h.i != null) {
      Integer j = h.i.intValue();
      assert h.i != j;
    }
  }

  @Expect("verified")
  static void bigNotSame(H h) {
    if (h != null && h.i != null && h.i > 200) {
      Integer j = h.i.intValue();
      assert h.i != j;
    }
  }

  @Expect("verified")
  static void valueOfSame(int x) {
    if (x >= -128 && x <= 127) assert Integer.valueOf(x) == Integer.valueOf(x);
  }

  @Expect("violation")
  static void valueOf128(int x) {
    assert x != 128 || Integer.valueOf(x) == Integer.valueOf(x);
  }

  @Expect("verified")
  static void chr(char c) {
    if (c < 128) {
      Character a = c, b = c;
      assert a == b;
    }
  }

  @Expect("verified")
  static void byteAlways(byte b) {
    Byte a = b, c = b;
    assert a == c;
  }

  @Expect("verified")
  static void floatNever(float f) {
    Float a = f, b = f;
    assert a != b;
  }

  @Expect("verified")
  static void boolAlways(boolean z) {
    Boolean a = z, b = z;
    assert a == b;
  }

  @Expect("violation")
  static void newBoolean(Boolean a) {
    assert a == null || a == Boolean.TRUE || a == Boolean.FALSE;
  }

  @Expect("violation")
  static void incBox(Integer a) {
    if (a != null) {
      Integer b = a;
      a++;
      assert a > b;
    }
  }

  @Expect("verified")
  static void boxInMap(int k) {
    if (k >= 0 && k < 3) {
      Map<Integer, Integer> m = new HashMap<>();
      m.put(k, 1);
      assert m.get(k) == 1;
      assert m.size() == 1;
    }
  }

  @Expect("violation")
  static void idMap(Integer a, Integer b) {
    if (a != null && b != null && a.equals(b)) {
      assert a == b;
    }
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void unboxTern(boolean b, Integer i) {
    int x = b ? i : 0;
  }

  @Expect("violation")
  static void mixTern(boolean b, Integer i) {
    Integer r = b ? i : Integer.valueOf(5);
    assert r == i;
  }

  @Expect("verified")
  static void eqLongInt(long l, int i) {
    assert !Long.valueOf(l).equals(Integer.valueOf(i));
  }

  @Expect("verified")
  static void cmpTo(Integer a, Integer b) {
    if (a != null && b != null) assert (a.compareTo(b) < 0) == (a < b);
  }

  @Expect("verified")
  static void hash(Long a) {
    if (a != null) assert a.hashCode() == (int) (a ^ (a >>> 32));
  }

  @Expect("violation")
  static void shortBox(Short s) {
    if (s != null) assert s == s.intValue() && s != 300;
  }

  @Expect("inconclusive")
  static void numberInt(Object o, int x) {
    Object p = x;
    assert o != p || o == null;
  }

  @Expect("verified")
  static void arr(Integer[] a) {
    if (a != null && a.length == 1) {
      a[0] = 7;
      assert a[0] == 7;
    }
  }

  @Expect("violation")
  static void arrSame(Integer[] a) {
    if (a != null && a.length == 2 && a[0] != null && a[1] != null)
      assert !(a[0].equals(a[1]) && a[0] != a[1]);
  }

  @Expect("inconclusive")
  static void sync(Integer a, Integer b) {
    if (a != null && b != null && a.intValue() == b.intValue()) {
      synchronized (a) {
        assert Thread.holdsLock(b);
      }
    }
  }

  @Expect("inconclusive")
  static void syncCached(Integer a, int x) {
    if (a != null && x == 5) {
      Integer b = x;
      synchronized (a) {
        assert !Thread.holdsLock(b);
      }
    }
  }

  @Expect("violation")
  static void list(Integer a, int x) {
    List<Object> l = new ArrayList<>();
    l.add(a);
    Integer b = x;
    assert l.get(0) != b;
  }

  @Expect("inconclusive")
  static void idMap2(Integer a, int x) {
    if (a != null) {
      IdentityHashMap<Object, Object> m = new IdentityHashMap<>();
      m.put(a, 1);
      Integer b = x;
      if (x == 5) assert m.get(b) == null;
    }
  }

  static Integer cache = 100;

  @Expect("violation")
  static void staticBox(Integer a) {
    assert a != cache;
  }

  @Expect("verified")
  static void staticBox2(Integer a) {
    cache = 1000;
    assert a == null || a == 1000 || a != cache;
  }

  @Expect("violation")
  static void afterWrite(H h, int x) {
    if (h != null) {
      h.i = x;
      H g = h;
      assert g.i != (Integer) x;
    }
  }

  @Expect("verified")
  static void afterWrite2(H h, int x) {
    if (h != null && x > 500) {
      h.i = x;
      H g = h;
      assert g.i != (Integer) x;
    }
  }

  @Expect("verified")
  static void merged(boolean b, int x) {
    Integer i = b ? x : x + 1;
    assert i == x || i == x + 1;
  }

  @Expect("violation")
  static void mergedRef(boolean b, int x) {
    Integer i;
    if (b) i = x;
    else i = Integer.valueOf(x);
    Integer j = x;
    assert i == j;
  }

  @Expect("verified")
  static void mergedRef2(boolean b, int x) {
    Integer i;
    if (b) i = x;
    else i = Integer.valueOf(x);
    Integer j = x;
    if (x > -100 && x < 100) assert i == j;
  }

  @Expect("violation")
  static void wideKey(Long a, long x) {
    if (a != null) assert !(a == Long.valueOf(x) && x == -128);
  }

  @Expect("verified")
  static void wideKey2(Long a, long x) {
    if (a != null) assert !(a == Long.valueOf(x) && x == -129);
  }

  @SuppressWarnings("removal")
  @Expect("verified")
  static void newInt(int x) {
    Integer a = new Integer(x), b = new Integer(x);
    assert a != b && a.equals(b);
  }

  @Expect("violation")
  static void floatBox(Float f) {
    if (f != null) assert f.equals(f.floatValue() + 0f);
  }

  @Expect("verified")
  static void doubleEq(Double a) {
    if (a != null) assert a.equals(a.doubleValue());
  }

  @Expect("verified")
  static void ch(Character c) {
    if (c != null) assert c.charValue() == c.hashCode();
  }

  @Expect("violation")
  static void cond(Boolean b) {
    if (b != null && b == Boolean.TRUE) {
    } else if (b != null) assert !b;
  }
}
