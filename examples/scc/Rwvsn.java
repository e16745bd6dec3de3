/**
 * Readers and writers of one record. Readers may read together, a writer must be alone. A reader
 * waits also for writers that are waiting, so that readers who come and go cannot keep them out.
 */
public class Rwvsn {
  private static Record record = new Record();

  /** Two fields that belong together, and who is allowed to use them. */
  static class Record {
    private int left;
    private int right;
    private int reading;
    private int writing;
    private int waitingWriters;

    private synchronized void beginReading() throws InterruptedException {
      while (writing > 0 || waitingWriters > 0) {
        wait();
      }
      reading++;
    }

    private synchronized void endReading() {
      reading--;
      assert reading >= 0 : "more readers leave than have come";
      notifyAll();
    }

    private synchronized void beginWriting() throws InterruptedException {
      waitingWriters++;
      while (writing > 0 || reading > 0) {
        wait();
      }
      waitingWriters--;
      writing++;
    }

    private synchronized void endWriting() {
      writing--;
      assert writing == 0 : "two writers at a time";
      notifyAll();
    }

    void read() throws InterruptedException {
      beginReading();
      assert left == right : "a half-written record";
      endReading();
    }

    void write() throws InterruptedException {
      beginWriting();
      left++;
      right++;
      assert left == right : "another writer has interfered";
      endWriting();
    }
  }

  /** What is done to the record. */
  interface Action {
    void run() throws InterruptedException;
  }

  static boolean noReaderWhileAWriterWrites() {
    return record.writing == 0 || record.reading == 0;
  }

  static boolean atMostOneWriterWrites() {
    return record.writing <= 1;
  }

  static boolean nobodyIsCountedTwice() {
    return record.reading >= 0 && record.writing >= 0 && record.waitingWriters >= 0;
  }

  private static void start(String name, Action action, int times) {
    Runnable task =
        () -> {
          try {
            for (int i = 0; i < times; i++) {
              action.run();
            }
          } catch (InterruptedException e) {
            throw new AssertionError("nobody is interrupted", e);
          }
        };
    new Thread(task, name).start();
  }

  public static void main(String[] args) {
    int readers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int writers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int times = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    Record shared = new Record();
    record = shared;
    for (int i = 0; i < readers; i++) {
      start("reader " + i, shared::read, times);
    }
    for (int i = 0; i < writers; i++) {
      start("writer " + i, shared::write, times);
    }
  }
}
