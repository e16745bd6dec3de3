package dev.assay.certify;

import dev.assay.certify.format.Movers;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Lets a {@link Recorder} work in a thread of its own, some way behind the search, which need not
 * wait for it. What has not been recorded yet takes a fixed amount of memory: if the recorder falls
 * further behind, the search waits.
 */
final class RecordingThread {
  /** Waking the other thread up takes a while, and the search waits for it. */
  private static final int BATCH = 1 << 17;

  private static final int BATCHES = 8;

  // The lowest bits of a word tell what it is about; the others are numbers, if they have room.
  private static final int ENTERED = 0;
  private static final int LEFT = 1;
  private static final int STEPPED = 2;
  private static final int STEPPED_TO_NEW = 3;
  private static final int KIND_BITS = 2;
  private static final int INDEX_BITS = 8;
  private static final int CHOICE_SHIFT = KIND_BITS + INDEX_BITS;
  private static final int LARGE_INDEX = (1 << INDEX_BITS) - 1;
  private static final int MOST_CHOICES = 1 << 31 - CHOICE_SHIFT;
  private static final int THREAD_BITS = 10;
  private static final int MOST_PLACES = 1 << 31 - THREAD_BITS;
  private static final int LARGE_MOVER = -1;

  private final Recorder recorder;
  private final BlockingQueue<Batch> batches = new ArrayBlockingQueue<>(BATCHES);

  /** Arrays that are not needed any more. */
  private final Queue<int[]> spare = new ArrayBlockingQueue<>(BATCHES);

  private final Thread thread;
  private final Movers movers = new Movers();
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
    handIfFull();
    add(count << KIND_BITS | ENTERED);
    add(state);
  }

  void mover(int number, int place) {
    if (number < 1 << THREAD_BITS && place < MOST_PLACES) {
      add(place << THREAD_BITS | number);
    } else {
      add(LARGE_MOVER);
      add(number);
      add(place);
    }
  }

  void stepped(int index, int choice, int target, boolean isNew) {
    handIfFull();
    int kind = isNew ? STEPPED_TO_NEW : STEPPED;
    if (index < LARGE_INDEX && choice < MOST_CHOICES) {
      add(choice << CHOICE_SHIFT | index << KIND_BITS | kind);
    } else {
      add(LARGE_INDEX << KIND_BITS | kind);
      add(index);
      add(choice);
    }
    add(target);
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

  /** Between two events: a batch has whole ones only. */
  private void handIfFull() {
    if (filled >= BATCH / 2) {
      hand();
    }
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
    int[] old = spare.poll();
    filling = old == null ? new int[BATCH] : old;
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
      for (int at = 0; at < batch.count; ) {
        at = record(batch.numbers, at);
      }
      if (batch.numbers.length == BATCH) {
        spare.offer(batch.numbers);
      }
    } catch (RuntimeException e) {
      problem = e;
    }
  }

  /** Records what is told at a place; the place behind it. */
  private int record(int[] n, int from) {
    int at = from;
    int word = n[at++];
    int kind = word & (1 << KIND_BITS) - 1;
    if (kind == LEFT) {
      recorder.left();
    } else if (kind == ENTERED) {
      int state = n[at++];
      movers.clear();
      for (int i = word >>> KIND_BITS; i > 0; i--) {
        int mover = n[at++];
        if (mover == LARGE_MOVER) {
          movers.add(n[at], n[at + 1]);
          at += 2;
        } else {
          movers.add(mover & (1 << THREAD_BITS) - 1, mover >>> THREAD_BITS);
        }
      }
      recorder.entered(state, movers);
    } else {
      int index = word >>> KIND_BITS & LARGE_INDEX;
      int choice = word >>> CHOICE_SHIFT;
      if (index == LARGE_INDEX) {
        index = n[at++];
        choice = n[at++];
      }
      recorder.stepped(index, choice, n[at++], kind == STEPPED_TO_NEW);
    }
    return at;
  }
}
