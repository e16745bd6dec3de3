// expect: violation exception

import dev.assay.api.Assay;

/** A choice of two values whose combination divides by zero. */
public class ChooseDivisor {
  public static void main(String[] args) {
    int a = Assay.choose(1, 4);
    int b = Assay.choose(1, 4);
    System.out.println(12 / (a * b - 12));
  }
}
