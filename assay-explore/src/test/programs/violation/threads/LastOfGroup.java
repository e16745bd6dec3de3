// expect: violation assertion
// jdk: 17

/** The last thread of a group that ends notifies whoever waits for the group. */
public class LastOfGroup {
  static final ThreadGroup GROUP = new ThreadGroup("group");
  static final Object LOCK = new Object();
  static boolean done;
  static boolean told;

  static void await() {
    synchronized (LOCK) {
      if (!done) {
        return;
      }
    }
    synchronized (GROUP) {
      try {
        if (!told) {
          GROUP.wait();
        }
      } catch (InterruptedException e) {
        return;
      }
      assert told;
    }
  }

  static void tell() {
    synchronized (GROUP) {
      told = true;
      GROUP.notifyAll();
    }
  }

  static void finish() {
    synchronized (LOCK) {
      done = true;
    }
  }

  public static void main(String[] args) {
    Object other = new Object();
    new Thread(
            GROUP,
            () -> {
              synchronized (other) {
                other.hashCode();
              }
            })
        .start();
    new Thread(GROUP, LastOfGroup::finish).start();
    new Thread(LastOfGroup::await).start();
    new Thread(LastOfGroup::tell).start();
  }
}
