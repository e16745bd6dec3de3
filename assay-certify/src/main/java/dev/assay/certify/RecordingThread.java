package dev.assay.certify;

import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Lets a {@link Recorder} work in a thread of its own, some way behind the search, which need not
 * wait for it. What has not been recorded yet takes a fixed amount of memory: if the recorder falls
 * further behind, the search waits.
 */
final class RecordingThread {
  private static final int BATCH = 1 << 14;
  private static final int BATCHES = 16;
  private static final int ENTERED = 0;
  private static final int STEPPED = 1;
  private static final int LEFT = 2;

  private final Recorder recorder;
  private final BlockingQueue<Batch> batches = new ArrayBlockingQueue<>(BATCHES);
  private final Thread thread;
  private int[] filling = new int[BATCH];
  private int filled;
  private volatile @Nullable RuntimeException problem;

  /** Some events; none means that there are no more. */
  private record Batch(int[] numbers, int count) {}

  RecordingThread(Recorder recorder) {
    this.recorder = recorder;
    this.thread = new Thread(this::recordAll, "recorder");
    thread.setDaemon(true);
    thread.start();
  }

  // ---- in the thread of the search ----

  /** A state is entered; then {@link #mover} is called for each thread that can move in it. */
  void entered(int state, int count) {
    if (filled >= BATCH / 2) {
      hand();
    }
    add(ENTERED);
    add(state);
    add(count);
  }

  void mover(int number, int place) {
    add(number);
    add(place);
  }

  void stepped(int index, int choice, int target, boolean isNew) {
    add(STEPPED);
    add(index);
    add(choice);
    add(target);
    add(isNew ? 1 : 0);
  }

  void left() {
    add(LEFT);
  }

  private void add(int number) {
    if (filled == filling.length) {
      filling = Arrays.copyOf(filling, 2 * filled);
    }
    filling[filled++] = number;
  }

  private void hand() {
    RuntimeException failed = problem;
    if (failed != null) {
      throw failed;
    }
    try {
      batches.put(new Batch(filling, filled));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("recording was interrupted", e);
    }
    filling = new int[BATCH];
    filled = 0;
  }

  /** Waits until everything is recorded. */
  void finish() {
    if (filled > 0) {
      hand();
    }
    hand();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("recording was interrupted", e);
    }
    RuntimeException failed = problem;
    if (failed != null) {
      throw failed;
    }
  }

  /** Ends without recording the rest. */
  void abandon() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- in the thread of the recorder ----

  private void recordAll() {
    try {
      Batch next = batches.take();
      while (next.count > 0) {
        if (problem == null) {
          record(next);
        }
        next = batches.take();
      }
    } catch (InterruptedException e) {
      // Nobody wants the rest.
    }
  }

  private void record(Batch batch) {
    try {
      int[] n = batch.numbers;
      int at = 0;
      while (at < batch.count) {
        switch (n[at]) {
          case ENTERED -> {
            int first = at + 3;
            recorder.entered(
                n[at + 1], n[at + 2], i -> n[first + 2 * i], i -> n[first + 2 * i + 1]);
            at = first + 2 * n[at + 2];
          }
          case STEPPED -> {
            recorder.stepped(n[at + 1], n[at + 2], n[at + 3], n[at + 4] != 0);
            at += 5;
          }
          default -> {
            recorder.left();
            at++;
          }
        }
      }
    } catch (RuntimeException e) {
      problem = e;
    }
  }
}
