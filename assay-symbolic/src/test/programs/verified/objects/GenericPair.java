// expect: verified

import dev.assay.api.Assay;

/** A generic pair gives back what was put into it. */
public class GenericPair {
  static class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    Pair<B, A> swap() {
      return new Pair<>(second, first);
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    long y = Assay.anyLong();
    Pair<Long, Integer> p = new Pair<>(x, y).swap();
    assert p.first == y && p.second == x;
  }
}
