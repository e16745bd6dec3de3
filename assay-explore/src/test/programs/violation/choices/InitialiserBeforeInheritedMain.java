// expect: violation assertion

import dev.assay.api.Assay;

/** The class is initialised before the main method that it has inherited; what it chooses counts. */
public class InitialiserBeforeInheritedMain extends WithMain {
  static {
    chosen = Assay.choose(0, 3);
  }
}

class WithMain {
  static int chosen;

  public static void main(String[] args) {
    assert chosen != 2;
  }
}
