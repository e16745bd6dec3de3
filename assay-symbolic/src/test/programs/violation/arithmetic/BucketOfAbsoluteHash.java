// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: -2147483648

import dev.assay.api.Assay;

/** The absolute value of a hash code can be negative, and so can its bucket. */
public class BucketOfAbsoluteHash {
  public static void main(String[] args) {
    int[] buckets = new int[7];
    int hash = Assay.anyInt();
    buckets[Math.abs(hash) % 7]++;
  }
}
