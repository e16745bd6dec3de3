// expect: violation assertion
// target: EqualsWithoutHashCode#check
// inputs: 1, 2, 1, 3

/** Equal objects that differ in their hash codes. */
public class EqualsWithoutHashCode {
  static class Key {
    final int id;
    final int version;

    Key(int id, int version) {
      this.id = id;
      this.version = version;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && k.id == id;
    }

    @Override
    public int hashCode() {
      return id * 31 + version;
    }
  }

  static void check(int a, int b, int c, int d) {
    Key x = new Key(a, b);
    Key y = new Key(c, d);
    assert !x.equals(y) || x.hashCode() == y.hashCode();
  }
}
