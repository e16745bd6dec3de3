// expect: verified

import dev.assay.api.Assay;

/** Each enum constant has its own method. */
public class EnumWithBodies {
  enum Operation {
    PLUS {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    MINUS {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    };

    abstract int apply(int a, int b);
  }

  public static void main(String[] args) {
    Operation op = Assay.anyBoolean() ? Operation.PLUS : Operation.MINUS;
    Operation back = op == Operation.PLUS ? Operation.MINUS : Operation.PLUS;
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    assert back.apply(op.apply(a, b), b) == a;
  }
}
