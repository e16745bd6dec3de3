// expect: violation exception ArrayIndexOutOfBoundsException
// target: LongAsIndex#check
// inputs: 4294967295

/** A long within an array's length after a cast may be negative. */
public class LongAsIndex {
  static int check(long position) {
    int[] a = new int[4];
    if (position < 0 || position > 4294967295L) {
      return 0;
    }
    int i = (int) position;
    return i < 4 ? a[i] : 0;
  }
}
