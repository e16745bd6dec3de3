// expect: verified

import dev.assay.api.Assay;

/** Equal objects have equal hash codes. */
public class EqualsWithHashCode {
  static class Key {
    final int id;
    final int version;

    Key(int id, int version) {
      this.id = id;
      this.version = version;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && k.id == id && k.version == version;
    }

    @Override
    public int hashCode() {
      return id * 31 + version;
    }
  }

  public static void main(String[] args) {
    Key x = new Key(Assay.anyInt(), Assay.anyInt());
    Key y = new Key(Assay.anyInt(), Assay.anyInt());
    assert !x.equals(y) || x.hashCode() == y.hashCode();
  }
}
