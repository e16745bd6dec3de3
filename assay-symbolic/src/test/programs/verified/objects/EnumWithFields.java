// expect: verified

import dev.assay.api.Assay;

/** Each enum constant has its own number. */
public class EnumWithFields {
  enum Planet {
    SMALL(1),
    MIDDLE(10),
    LARGE(100);

    final int mass;

    Planet(int mass) {
      this.mass = mass;
    }
  }

  public static void main(String[] args) {
    int i = Assay.anyInt(0, 2);
    Planet p = Planet.values()[i];
    assert p.ordinal() == i;
    assert p.mass == (i == 0 ? 1 : i == 1 ? 10 : 100);
    assert p == Planet.LARGE || p.mass < 100;
  }
}
