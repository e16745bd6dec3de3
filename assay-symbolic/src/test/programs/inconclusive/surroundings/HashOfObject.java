// expect: inconclusive

import dev.assay.api.Assay;

/** The number that identifies an object is another one in each run. */
public class HashOfObject {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert System.identityHashCode(new Object()) != 12345 || x != 1;
  }
}
