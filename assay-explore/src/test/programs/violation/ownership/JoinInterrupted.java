// expect: violation exception

/** Joining can be interrupted, before it begins and while it waits. */
public class JoinInterrupted {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> main.interrupt());
    other.start();
    other.join();
  }
}
