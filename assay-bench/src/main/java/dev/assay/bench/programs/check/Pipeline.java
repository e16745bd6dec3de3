package dev.assay.bench.programs.check;

/** Items go through stages, each a thread, with room for one item between two stages. */
public final class Pipeline {
  private Pipeline() {}

  /** Arguments: how many stages, how many items. */
  public static void main(String[] args) throws InterruptedException {
    int stages = Integer.parseInt(args[0]);
    int items = Integer.parseInt(args[1]);
    Cell[] cells = new Cell[stages + 1];
    for (int i = 0; i <= stages; i++) {
      cells[i] = new Cell();
    }
    Thread[] all = new Thread[stages];
    for (int i = 0; i < stages; i++) {
      Cell in = cells[i];
      Cell out = cells[i + 1];
      all[i] = new Thread(() -> pass(in, out, items));
    }
    for (Thread t : all) {
      t.start();
    }
    Thread source = new Thread(() -> fill(cells[0], items));
    source.start();
    for (int i = 1; i <= items; i++) {
      int got = cells[stages].take();
      assert got == i + stages;
    }
    source.join();
    for (Thread t : all) {
      t.join();
    }
  }

  private static void fill(Cell cell, int items) {
    for (int i = 1; i <= items; i++) {
      cell.put(i);
    }
  }

  private static void pass(Cell in, Cell out, int items) {
    for (int i = 0; i < items; i++) {
      out.put(in.take() + 1);
    }
  }

  private static final class Cell {
    private int value;

    synchronized void put(int v) {
      while (value != 0) {
        await();
      }
      value = v;
      notifyAll();
    }

    synchronized int take() {
      while (value == 0) {
        await();
      }
      int v = value;
      value = 0;
      notifyAll();
      return v;
    }

    private void await() {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
