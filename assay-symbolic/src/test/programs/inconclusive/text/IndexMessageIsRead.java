// expect: inconclusive

import dev.assay.api.Assay;

/** The message of a wrong index is looked at. */
public class IndexMessageIsRead {
  public static void main(String[] args) {
    int[] numbers = new int[2];
    int i = Assay.anyInt(2, 3);
    try {
      numbers[i] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      assert e.getMessage().contains("length 2");
    }
  }
}
