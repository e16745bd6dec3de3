// expect: verified

/**
 * The last reference to an object from one thread goes, in states that differ in whether another
 * thread has got hold of it: only where nobody has, the object goes, too.
 */
public class KeptByAFrame {
  static class Box {
    int value = 1;
  }

  static volatile Box handed;
  static volatile int turns;

  static class Giver extends Thread {
    @Override
    public void run() {
      for (int i = 0; i < 2; i++) {
        Box box = new Box();
        handed = box;
        handed = null;
        turns = box.value;
      }
    }
  }

  static class Taker extends Thread {
    @Override
    public void run() {
      Box box = handed;
      turns = 2;
      if (box != null) {
        turns = 3;
        assert box.value == 1;
      }
    }
  }

  public static void main(String[] args) {
    new Giver().start();
    new Taker().start();
    new Taker().start();
  }
}
