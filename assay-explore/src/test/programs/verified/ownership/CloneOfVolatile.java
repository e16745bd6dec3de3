// expect: verified

/** One clone after the other: the second is not older than the first. */
public class CloneOfVolatile implements Cloneable {
  static final CloneOfVolatile SHARED = new CloneOfVolatile();

  volatile int value;

  @Override
  public CloneOfVolatile clone() {
    try {
      return (CloneOfVolatile) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> SHARED.value = 1).start();
    CloneOfVolatile first = SHARED.clone();
    CloneOfVolatile second = SHARED.clone();
    assert first.value <= second.value;
  }
}
