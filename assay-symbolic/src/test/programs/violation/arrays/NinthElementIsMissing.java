// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 8
import dev.assay.api.Assay;

/** Arrays larger than `--max-array` are tried if there are not many. */
class NinthElementIsMissing {
  public static void main(String[] args) {
    int size = Assay.anyInt();
    Assay.assume(size > 7 && size <= 12);
    int[] data = new int[size];
    data[8] = 1;
    assert data.length > 8;
  }
}
