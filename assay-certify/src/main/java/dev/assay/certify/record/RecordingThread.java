package dev.assay.certify.record;

import java.io.UncheckedIOException;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets a {@link Recorder} work in a thread of its own, some way behind the search, which need not
 * wait for it. What has not been recorded yet takes a fixed amount of memory: if the recorder falls
 * further behind, the search waits.
 */
final class RecordingThread {
  private static final int BATCHES = 16;

  /** How long the search waits for room before it looks whether there will ever be any. */
  private static final long PATIENCE_MILLIS = 100;

  private final Supplier<Recorder> maker;
  private final BlockingQueue<Batch> batches = new ArrayBlockingQueue<>(BATCHES);

  /** Arrays that are not needed any more. */
  private final Queue<char[]> spare = new ArrayBlockingQueue<>(BATCHES);

  private final EventEncoder events = new EventEncoder(this::hand);
  private @Nullable Thread thread;

  /** Why nothing is recorded any more. */
  private volatile @Nullable Throwable problem;

  /** Made by the thread of the recorder, and used by nobody else while that runs. */
  private @Nullable EventDecoder decoder;

  /** Some events; none means that there are no more. */
  private record Batch(char[] events, int count) {}

  /**
   * Prepares to record.
   *
   * @param maker makes the recorder, in the thread of the recorder, when there is a batch for it:
   *     many a search begins anew before, and its tables are large
   */
  RecordingThread(Supplier<Recorder> maker) {
    this.maker = maker;
  }

  // ---- in the thread of the search ----

  /** To be told what the search does. */
  EventEncoder events() {
    return events;
  }

  private char[] hand(char[] some, int count) {
    if (problem instanceof UncheckedIOException) {
      return some; // the search is worth its result also without the record
    }
    throwProblem();
    if (thread == null) {
      thread = new Thread(this::recordAll, "recorder");
      thread.setDaemon(true);
      thread.start();
    }
    try {
      Batch batch = new Batch(some, count);
      while (!batches.offer(batch, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        if (problem != null) {
          return hand(some, count); // there will never be room
        }
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
    char[] old = spare.poll();
    return old == null ? new char[EventEncoder.LENGTH] : old;
  }

  private void throwProblem() {
    Throwable failed = problem;
    if (failed instanceof RuntimeException e) {
      throw e;
    }
    if (failed instanceof Error e) {
      throw e;
    }
  }

  private static RuntimeException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IllegalStateException("recording was interrupted", e);
  }

  /**
   * Waits until everything is recorded; the recorder, which has been told everything.
   *
   * @throws UncheckedIOException if it could not be written
   */
  Recorder finish() {
    events.handOver();
    hand(new char[0], 0);
    try {
      if (thread != null) {
        thread.join();
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
    throwProblem();
    if (decoder == null) {
      throw new IllegalStateException("nothing was recorded");
    }
    return decoder.recorder();
  }

  /** Ends without recording the rest. */
  void abandon() {
    if (thread == null) {
      return;
    }
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
      for (Batch next = batches.take(); next.count > 0; next = batches.take()) {
        record(next);
      }
    } catch (InterruptedException e) {
      // Nobody wants the rest.
    } catch (Throwable e) {
      problem = e;
    }
  }

  private void record(Batch batch) {
    if (decoder == null) {
      decoder = new EventDecoder(maker.get());
    }
    decoder.record(batch.events, batch.count);
    if (batch.events.length == EventEncoder.LENGTH) {
      spare.offer(batch.events);
    }
  }
}
