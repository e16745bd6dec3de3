// expect: violation assertion

/** Cloning reads volatile fields, too: between two clones another thread may write one. */
public class TwoClonesOfVolatile implements Cloneable {
  static final TwoClonesOfVolatile SHARED = new TwoClonesOfVolatile();

  volatile int value;

  @Override
  public TwoClonesOfVolatile clone() {
    try {
      return (TwoClonesOfVolatile) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> SHARED.value = 1).start();
    synchronized (new Object()) {
      TwoClonesOfVolatile first = SHARED.clone();
      TwoClonesOfVolatile second = SHARED.clone();
      assert first.value == second.value;
    }
  }
}
