package dev.assay.bench.programs.check;

/** Readers and writers of one number; writers are alone. */
public final class ReadersWriters {
  private int readers;
  private boolean writing;
  private int value;

  private ReadersWriters() {}

  /** Arguments: how many readers, how many writers, how often each reads or writes. */
  public static void main(String[] args) throws InterruptedException {
    int readers = Integer.parseInt(args[0]);
    int writers = Integer.parseInt(args[1]);
    int rounds = Integer.parseInt(args[2]);
    ReadersWriters shared = new ReadersWriters();
    Thread[] all = new Thread[readers + writers];
    for (int i = 0; i < all.length; i++) {
      boolean reads = i < readers;
      all[i] = new Thread(() -> shared.work(reads, rounds));
    }
    for (Thread t : all) {
      t.start();
    }
    for (Thread t : all) {
      t.join();
    }
    assert shared.value == writers * rounds;
  }

  private void work(boolean reads, int rounds) {
    for (int i = 0; i < rounds; i++) {
      if (reads) {
        read();
      } else {
        write();
      }
    }
  }

  private void read() {
    beginReading();
    int before = value;
    assert before == value;
    endReading();
  }

  private void write() {
    beginWriting();
    value++;
    endWriting();
  }

  private synchronized void beginReading() {
    while (writing) {
      await();
    }
    readers++;
  }

  private synchronized void endReading() {
    readers--;
    notifyAll();
  }

  private synchronized void beginWriting() {
    while (writing || readers > 0) {
      await();
    }
    writing = true;
  }

  private synchronized void endWriting() {
    writing = false;
    notifyAll();
  }

  private void await() {
    try {
      wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
