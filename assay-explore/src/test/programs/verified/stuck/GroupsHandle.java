// expect: verified
/** A group that overrides uncaughtException handles what its threads and those of groups below it throw. */
public class GroupsHandle {
  static volatile int handled;

  static class Handling extends ThreadGroup {
    Handling() {
      super("handling");
    }

    @Override
    public void uncaughtException(Thread t, Throwable e) {
      handled++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new Handling();
    for (ThreadGroup g : new ThreadGroup[] {group, new ThreadGroup(group, "below")}) {
      Thread t =
          new Thread(
              g,
              () -> {
                throw new IllegalStateException("handled");
              });
      t.start();
      t.join();
    }
    assert handled == 2;
  }
}
