// expect: verified

import dev.assay.api.Assay;

/** A class is initialised once, at its first use. */
public class StaticInitializerOnce {
  static int runs;

  static class Late {
    static final int VALUE;

    static {
      runs++;
      VALUE = 42 + runs;
    }

    static int get() {
      return VALUE;
    }
  }

  public static void main(String[] args) {
    boolean use = Assay.anyBoolean();
    assert runs == 0;
    if (use) {
      assert Late.get() == 43;
    }
    assert runs == (use ? 1 : 0);
    assert Late.get() == 43 && runs == 1;
  }
}
