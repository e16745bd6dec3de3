// expect: verified

import dev.assay.api.Assay;

/** A box made by new is never one of the cache. */
public class NewBoxIsAnother {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    @SuppressWarnings("removal")
    Integer made = new Integer(x);
    Integer boxed = x;
    assert made != boxed;
    assert made.equals(boxed) && made.hashCode() == boxed.hashCode();
  }
}
