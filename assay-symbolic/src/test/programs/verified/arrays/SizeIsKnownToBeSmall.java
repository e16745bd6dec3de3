// expect: verified
import dev.assay.api.Assay;

/** Larger than `--max-array`, but the program itself says how large it can be. */
class SizeIsKnownToBeSmall {
  public static void main(String[] args) {
    int size = Assay.anyInt();
    if (size < 0 || size > 10) {
      return;
    }
    int[] squares = new int[size];
    for (int i = 0; i < size; i++) {
      squares[i] = i * i;
    }
    int last = size == 0 ? 0 : squares[size - 1];
    assert last <= 81 && last != 80;
  }
}
