import dev.assay.api.Assay;
import java.util.*;
import java.util.concurrent.atomic.*;

/** Threads, orders of iteration, text and the library, with inputs. */
class Surroundings {
  static int s;
  static volatile int v;
  static final Object L = new Object();

  static class P {
    int x;
    P n;
  }

  @Expect("violation")
  static void thr(int x) throws Exception {
    Thread t =
        new Thread(
            () -> {
              v = x;
            });
    t.start();
    t.join();
    assert v != 3;
  }

  @Expect("verified")
  static void thr2(int x) throws Exception {
    Thread t =
        new Thread(
            () -> {
              v = x;
            });
    t.start();
    t.join();
    assert v == x;
  }

  @Expect("verified")
  static void thrObj(P p) throws Exception {
    if (p == null) return;
    Thread t =
        new Thread(
            () -> {
              synchronized (L) {
                p.x = 4;
              }
            });
    t.start();
    t.join();
    assert p.x == 4;
  }

  @Expect("violation")
  static void thrAlias(P p, P q) throws Exception {
    if (p == null || q == null) return;
    Thread t =
        new Thread(
            () -> {
              synchronized (L) {
                p.x = 4;
              }
            });
    t.start();
    synchronized (L) {
      q.x = 5;
    }
    t.join();
    assert p.x == 4;
  }

  @Expect(value = "violation", by = "race")
  static void race(P p) throws Exception {
    if (p == null) return;
    Thread t =
        new Thread(
            () -> {
              p.x = 4;
            });
    t.start();
    p.x = 5;
    t.join();
  }

  @Expect("verified")
  static void noRace(P p, P q) throws Exception {
    if (p == null || q == null || p == q) return;
    Thread t =
        new Thread(
            () -> {
              p.x = 4;
            });
    t.start();
    q.x = 5;
    t.join();
    assert p.x == 4 && q.x == 5;
  }

  @Expect(value = "violation", by = "race")
  static void raceAlias(P p, P q) throws Exception {
    if (p == null || q == null) return;
    Thread t =
        new Thread(
            () -> {
              p.x = 4;
            });
    t.start();
    q.x = 5;
    t.join();
  }

  @Expect(value = "violation", by = "race")
  static void raceArr(int[] a, int i, int j) throws Exception {
    if (a == null || a.length != 2 || i < 0 || j < 0 || i > 1 || j > 1) return;
    Thread t =
        new Thread(
            () -> {
              a[i] = 4;
            });
    t.start();
    a[j] = 5;
    t.join();
  }

  @Expect("verified")
  static void noRaceArr(int[] a, int i, int j) throws Exception {
    if (a == null || a.length != 2 || i < 0 || j < 0 || i > 1 || j > 1 || i == j) return;
    Thread t =
        new Thread(
            () -> {
              a[i] = 4;
            });
    t.start();
    a[j] = 5;
    t.join();
  }

  @Expect(value = "violation", by = "IllegalMonitorState")
  static void monitor(P p) {
    if (p != null) p.notify();
  }

  @Expect("violation")
  static void setOf(int x) {
    int k = 0;
    for (int i : Set.of(1, 2)) {
      k = k * 10 + i;
    }
    assert k == 12 || x != 3;
  }

  @Expect("verified")
  static void setOf1(int x) {
    int k = 0;
    for (int i : Set.of(x)) {
      k += i;
    }
    assert k == x;
  }

  @Expect("verified")
  static void setOfSum(int x) {
    int k = 0;
    for (int i : Set.of(1, 2)) {
      k += i;
    }
    assert k == 3;
  }

  @Expect("verified")
  static void mapOf(int x) {
    String r = "";
    for (String i : Map.of("a", 1, "b", 2).keySet()) {
      r += i;
    }
    assert r.equals("ab") || r.equals("ba") || x == 1;
  }

  @Expect("verified")
  static void assume(int x) {
    Assay.assume(x > 3);
    Assay.assume(x < 5);
    assert x == 4;
  }

  @Expect("verified")
  static void vac(int x) {
    Assay.assume(x > 3);
    Assay.assume(x < 3);
    assert false;
  }

  @Expect("violation")
  static void strBuild(int x) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 3; i++) if ((x >> i & 1) != 0) b.append((char) ('a' + i));
    assert b.length() < 3;
  }

  @Expect("inconclusive")
  static void strBuild2(int x) {
    StringBuilder b = new StringBuilder();
    b.append(x);
    assert b.length() > 0;
  }

  @Expect("inconclusive")
  static void stringNull(String s) {
    assert s == null || s == s;
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void stringNpe(String s) {
    if (s == null) s.length();
  }

  @Expect("violation")
  static void substr(int i) {
    if (i >= 0 && i <= 4) assert "hello".charAt(i) != 'o';
  }

  @Expect(value = "violation", by = "StringIndexOutOfBounds")
  static void charAt(int i) {
    if (i >= 0) "hello".charAt(i);
  }

  @Expect("verified")
  static void listAdd(int x, int y) {
    List<Integer> l = new ArrayList<>();
    l.add(x);
    l.add(y);
    assert l.get(0) == x && l.size() == 2;
    l.remove(0);
    assert l.get(0) == y;
  }

  @Expect("verified")
  static void sort(int x, int y) {
    int[] a = {x, y};
    Arrays.sort(a);
    assert a[0] <= a[1];
  }

  @Expect("violation")
  static void copyOf(int[] a) {
    if (a != null && a.length == 2) {
      int[] b = Arrays.copyOf(a, 3);
      assert b[2] == 0 && b[0] != 8;
    }
  }

  @Expect("verified")
  static void clone(int[] a) {
    if (a != null && a.length == 2) {
      int[] b = a.clone();
      b[0]++;
      assert a[0] != b[0];
    }
  }

  @Expect(value = "violation", by = "IndexOutOfBounds")
  static void listIdx(int x) {
    List.of(1, 2).get(x);
  }

  @Expect(value = "violation", by = "UnsupportedOperation")
  static void immut(int x) {
    if (x == 4) List.of(1).add(2);
  }

  @Expect("violation")
  static void foreverish(int x) {
    while (x > 0) {
      x--;
    }
    assert x != -5;
  }

  @Expect(value = "violation", by = "RuntimeException")
  static void msg(int x, double d) {
    if (x == 9) throw new RuntimeException("x=" + x + " d=" + d);
  }

  @Expect(value = "violation", by = "RuntimeException")
  static void msgId(P p) {
    if (p != null && p.x == 3) throw new RuntimeException("" + p);
  }

  static class MyEx extends RuntimeException {
    final int c;

    MyEx(int c) {
      this.c = c;
    }

    public String getMessage() {
      return "c" + c;
    }

    public String toString() {
      return "T" + c;
    }
  }

  @Expect(value = "violation", by = "MyEx")
  static void myEx(int x) {
    if (x > 9) throw new MyEx(x);
  }

  @Expect("violation")
  static void cause(int x) {
    try {
      if (x > 9) throw new MyEx(x);
    } catch (MyEx e) {
      throw new AssertionError("" + e.c, e);
    }
  }

  @Expect("violation")
  static void nestedEx(int x) {
    try {
      try {
        s = 1 / x;
      } finally {
        s = 5;
      }
    } catch (ArithmeticException e) {
      assert s != 5;
    }
  }

  static int id(int x) {
    return x;
  }

  /** Where an element stands in the table of the set depends on the input, and so what may come. */
  @Expect("violation")
  static void orderAfterHashing(int x) throws Exception {
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
    if (x > 3) {
      int k = 0;
      for (int i : Set.of(1, 2, x)) {
        k = k * 10 + i;
      }
      assert k != 214;
    }
  }
}
