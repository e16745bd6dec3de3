// run: assay bound examples/bound/AbsOfMin.java#bucket
// expect: violation assertion
// run: assay bound examples/bound/AbsOfMin.java#bucketByFloorMod
// expect: verified

/**
 * A hash code is made a place in a table. It works with every number but one, which a test with
 * random numbers meets once in four thousand million times: there is no int that is the absolute
 * value of the smallest.
 */
public class AbsOfMin {
  static final int BUCKETS = 10;

  static int bucket(int hash) {
    int bucket = Math.abs(hash) % BUCKETS;
    assert bucket >= 0 && bucket < BUCKETS : "no such bucket";
    return bucket;
  }

  /** The same without the mistake. */
  static int bucketByFloorMod(int hash) {
    int bucket = Math.floorMod(hash, BUCKETS);
    assert bucket >= 0 && bucket < BUCKETS : "no such bucket";
    return bucket;
  }
}
