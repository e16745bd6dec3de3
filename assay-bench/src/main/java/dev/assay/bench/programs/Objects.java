package dev.assay.bench.programs;

/** Many small objects, all alive: the heap whose states are saved. */
public final class Objects {
  /** The objects, reachable for as long as the class is. */
  static Objects[] all;

  int value;

  private Objects() {}

  /** Makes the objects. */
  public static void build(int count) {
    all = new Objects[count];
    for (int i = 0; i < count; i++) {
      all[i] = new Objects();
    }
  }
}
