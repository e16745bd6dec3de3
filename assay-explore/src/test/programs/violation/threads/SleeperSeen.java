// expect: violation assertion

/** A thread that sleeps can be seen to do so. */
public class SleeperSeen {
  public static void main(String[] args) {
    Thread sleeper =
        new Thread(
            () -> {
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    sleeper.start();
    assert sleeper.getState() != Thread.State.TIMED_WAITING;
  }
}
