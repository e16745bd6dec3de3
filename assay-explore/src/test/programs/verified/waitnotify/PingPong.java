// expect: verified

/** Two threads take turns with wait and notify. */
public class PingPong {
  private int turn;

  synchronized void play(int me) throws InterruptedException {
    for (int i = 0; i < 2; i++) {
      while (turn % 2 != me) {
        wait();
      }
      turn++;
      notify();
    }
  }

  /** What a thread does. */
  interface Task {
    void run() throws InterruptedException;
  }

  static Thread start(Task task) {
    Thread t =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    PingPong game = new PingPong();
    Thread t = start(() -> game.play(1));
    game.play(0);
    t.join();
    assert game.turn == 4;
  }
}
