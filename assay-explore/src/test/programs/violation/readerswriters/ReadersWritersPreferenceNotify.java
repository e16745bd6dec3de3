// expect: violation deadlock

/**
 * Writers have preference, and whoever leaves wakes a single thread. When a writer leaves while a
 * reader and a second writer wait, the reader may be woken; it gives way to the waiting writer and
 * goes back to wait, and nobody wakes that writer.
 */
public class ReadersWritersPreferenceNotify {
  private boolean busy;
  private int waitingWriters;

  synchronized void beginRead() throws InterruptedException {
    while (busy || waitingWriters > 0) {
      wait();
    }
    busy = true;
  }

  synchronized void beginWrite() throws InterruptedException {
    waitingWriters++;
    while (busy) {
      wait();
    }
    waitingWriters--;
    busy = true;
  }

  synchronized void end() {
    busy = false;
    notify();
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

  void write() throws InterruptedException {
    beginWrite();
    end();
  }

  public static void main(String[] args) throws Exception {
    ReadersWritersPreferenceNotify data = new ReadersWritersPreferenceNotify();
    start(data::write);
    start(data::write);
    data.beginRead();
    data.end();
  }
}
