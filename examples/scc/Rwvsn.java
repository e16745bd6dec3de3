// expect: verified
// arguments: readers, writers, how often each comes (1 unless given)
// small: 2 2 (617 states)
// paper: 4 4 (404,089 states)
// large: 4 5 (1,853,139 states)
// invariant atMostOneWriterIsInTheMiddle: the left side is ahead by one at most
// invariant theLeftSideIsWrittenFirst: the right side is never ahead
// invariant noMoreIsWrittenThanShouldBe: no writer writes more often than planned

/**
 * Readers and writers of one record. Readers may read together, a writer must be alone. A reader
 * waits also for writers that are waiting, so that readers who come and go cannot keep them out.
 */
public class Rwvsn {
  private static Record record = new Record(0);

  /** Two fields that belong together, and who is allowed to use them. */
  static class Record {
    private final int limit;
    private int left;
    private int right;
    private int readers;
    private int waitingWriters;
    private boolean writing;

    Record(int limit) {
      this.limit = limit;
    }

    private synchronized void beginReading() throws InterruptedException {
      while (writing || waitingWriters > 0) {
        wait();
      }
      readers++;
    }

    private synchronized void endReading() {
      readers--;
      assert readers >= 0 : "more readers leave than have come";
      notifyAll();
    }

    private synchronized void beginWriting() throws InterruptedException {
      waitingWriters++;
      while (writing || readers > 0) {
        wait();
      }
      waitingWriters--;
      writing = true;
    }

    private synchronized void endWriting() {
      assert writing && readers == 0 : "a writer was not alone";
      writing = false;
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

  static boolean atMostOneWriterIsInTheMiddle() {
    return record.left <= record.right + 1;
  }

  static boolean theLeftSideIsWrittenFirst() {
    return record.right <= record.left;
  }

  static boolean noMoreIsWrittenThanShouldBe() {
    return record.left <= record.limit;
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
    Record shared = new Record(writers * times);
    record = shared;
    for (int i = 0; i < readers; i++) {
      start("reader " + i, shared::read, times);
    }
    for (int i = 0; i < writers; i++) {
      start("writer " + i, shared::write, times);
    }
  }
}
