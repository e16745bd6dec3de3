// expect: verified

/**
 * Readers and writers by hand: readers share, a writer is alone. The two fields written together
 * are always seen together. The data is plain and protected by the protocol alone: leaving and
 * entering the monitor orders the accesses.
 */
public class ReadersWritersMonitor {
  private int readers;
  private boolean writing;
  private int a;
  private int b;

  synchronized void beginRead() throws InterruptedException {
    while (writing) {
      wait();
    }
    readers++;
  }

  synchronized void endRead() {
    if (--readers == 0) {
      notifyAll();
    }
  }

  synchronized void beginWrite() throws InterruptedException {
    while (writing || readers > 0) {
      wait();
    }
    writing = true;
  }

  synchronized void endWrite() {
    writing = false;
    notifyAll();
  }

  void read() throws InterruptedException {
    beginRead();
    assert a == b;
    endRead();
  }

  void write() throws InterruptedException {
    beginWrite();
    a++;
    b++;
    endWrite();
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
    ReadersWritersMonitor data = new ReadersWritersMonitor();
    start(data::read);
    start(data::write);
    data.read();
  }
}
