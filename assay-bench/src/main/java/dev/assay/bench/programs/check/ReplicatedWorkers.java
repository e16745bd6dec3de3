package dev.assay.bench.programs.check;

/** Equal workers take tasks from a pool, and each task makes another until it is small enough. */
public final class ReplicatedWorkers {
  private final int[] tasks;
  private int count;
  private int busy;
  private int done;

  private ReplicatedWorkers(int room) {
    this.tasks = new int[room];
  }

  /** Arguments: how many workers, how many tasks, how often each task comes back. */
  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    int rounds = Integer.parseInt(args[2]);
    ReplicatedWorkers pool = new ReplicatedWorkers(tasks);
    for (int i = 0; i < tasks; i++) {
      pool.tasks[pool.count++] = rounds;
    }
    Thread[] all = new Thread[workers];
    for (int i = 0; i < workers; i++) {
      all[i] = new Thread(pool::work);
    }
    for (Thread t : all) {
      t.start();
    }
    for (Thread t : all) {
      t.join();
    }
    assert pool.done == tasks;
  }

  private void work() {
    for (int task = take(); task > 0; task = take()) {
      finish(task - 1);
    }
  }

  private synchronized int take() {
    while (count == 0) {
      if (busy == 0) {
        return 0;
      }
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    busy++;
    return tasks[--count];
  }

  private synchronized void finish(int left) {
    busy--;
    if (left > 0) {
      tasks[count++] = left;
    } else {
      done++;
    }
    notifyAll();
  }
}
