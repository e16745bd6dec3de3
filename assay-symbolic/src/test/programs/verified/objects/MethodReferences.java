// expect: verified

import dev.assay.api.Assay;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;

/** Method references to static and bound methods are called with symbolic arguments. */
public class MethodReferences {
  static int smaller(int a, int b) {
    return a < b ? a : b;
  }

  record Box(int value) {
    int get() {
      return value;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    IntBinaryOperator min = MethodReferences::smaller;
    IntSupplier supplier = new Box(x)::get;
    int y = Assay.anyInt();
    int m = min.applyAsInt(supplier.getAsInt(), y);
    assert m <= x && m <= y && (m == x || m == y);
  }
}
