// expect: verified

import dev.assay.api.Assay;

/** An exception carries a symbolic value to its handler. */
public class CustomExceptionCarriesValue {
  static class Found extends Exception {
    private static final long serialVersionUID = 1L;
    final int value;

    Found(int value) {
      this.value = value;
    }
  }

  static void search(int x) throws Found {
    if (x > 10) {
      throw new Found(x - 10);
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = 0;
    try {
      search(x);
    } catch (Found e) {
      y = e.value;
    }
    assert y == (x > 10 ? x - 10 : 0);
  }
}
