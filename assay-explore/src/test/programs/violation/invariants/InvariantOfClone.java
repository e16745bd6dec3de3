// expect: violation invariant
// options: --invariant InvariantOfClone#rightIsEmpty

/** The invariant looks at a copy, which is made of all fields at once. */
public class InvariantOfClone {
  static class Pair implements Cloneable {
    int left;
    int right;

    @Override
    public Pair clone() {
      try {
        return (Pair) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static final Pair PAIR = new Pair();

  static boolean rightIsEmpty() {
    return PAIR.clone().right == 0;
  }

  static void work() {
    synchronized (PAIR) {
      PAIR.right++;
      PAIR.right--;
      PAIR.left++;
    }
  }

  public static void main(String[] args) {
    new Thread(InvariantOfClone::work).start();
    new Thread(InvariantOfClone::work).start();
  }
}
