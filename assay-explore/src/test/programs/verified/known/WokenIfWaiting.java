// expect: verified

/**
 * The same notification is made in states that differ in who waits for it, and in who else waits
 * for something: it wakes those that wait, and no others.
 */
public class WokenIfWaiting {
  static final Object DOOR = new Object();
  static final Object OTHER = new Object();
  static boolean isOpen;
  static int inside;
  static boolean isOver;

  static class Guest extends Thread {
    @Override
    public void run() {
      try {
        synchronized (DOOR) {
          while (!isOpen) {
            DOOR.wait();
          }
          inside++;
        }
        synchronized (OTHER) {
          while (!isOver) {
            OTHER.wait();
          }
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Guest[] guests = {new Guest(), new Guest()};
    for (Guest g : guests) {
      g.start();
    }
    synchronized (DOOR) {
      isOpen = true;
      DOOR.notifyAll();
    }
    synchronized (OTHER) {
      isOver = true;
      OTHER.notifyAll();
    }
    for (Guest g : guests) {
      g.join();
    }
    synchronized (DOOR) {
      assert inside == 2;
    }
  }
}
