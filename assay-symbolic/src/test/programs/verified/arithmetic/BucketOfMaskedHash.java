// expect: verified

import dev.assay.api.Assay;

/** A hash code without its sign always has a bucket. */
public class BucketOfMaskedHash {
  public static void main(String[] args) {
    int[] buckets = new int[7];
    int hash = Assay.anyInt();
    buckets[(hash & Integer.MAX_VALUE) % 7]++;
  }
}
