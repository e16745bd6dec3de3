package dev.assay.explore.checkpoint;

import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.SearchCheckpoints;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** When and where a search is written down, so that another process can go on with it. */
public final class Checkpoints implements SearchCheckpoints {
  /** The clock is looked at once in so many times. */
  private static final int SELDOM = 256;

  /** Of the time, at most about one part in so many is spent on writing. */
  private static final int PARTS = 20;

  private final CheckpointFile file;
  private final long everyNanos;
  private final Supplier<String> header;
  private final Consumer<String> notes;
  private final boolean resume;
  private @Nullable Writer writer;
  private int asked;
  private long due;
  private boolean failed;

  /** Writes the body. */
  @FunctionalInterface
  public interface Writer {
    CheckpointFile.BodyWriter of(DepthFirst search);
  }

  /**
   * Checkpoints in a file.
   *
   * @param everyMillis how much time is between two of them
   * @param header tells what the search is about, at the time of the call
   * @param notes is told when something goes wrong
   * @param resume whether the search begins with what is in the file
   */
  public Checkpoints(
      CheckpointFile file,
      long everyMillis,
      Supplier<String> header,
      Consumer<String> notes,
      boolean resume) {
    this.file = file;
    this.everyNanos = everyMillis * 1_000_000;
    this.header = header;
    this.notes = notes;
    this.resume = resume;
    this.due = System.nanoTime() + everyNanos;
  }

  public CheckpointFile file() {
    return file;
  }

  public boolean resume() {
    return resume;
  }

  public void setWriter(Writer how) {
    writer = how;
  }

  @Override
  public boolean isDue() {
    return (++asked & (SELDOM - 1)) == 0 && System.nanoTime() - due >= 0;
  }

  @Override
  public boolean write(DepthFirst search) {
    long begin = System.nanoTime();
    boolean done = false;
    try {
      if (writer != null) {
        file.write(header.get(), writer.of(search));
        done = true;
      }
    } catch (IOException e) {
      fail(String.valueOf(e.getMessage()));
    } catch (OutOfMemoryError e) {
      fail("there is not enough memory");
    }
    long end = System.nanoTime();
    due = end + Math.max(everyNanos, PARTS * (end - begin));
    return done;
  }

  /** The first time is enough: what cannot be written now hardly ever can be later. */
  private void fail(String why) {
    if (!failed) {
      notes.accept("no checkpoint could be written: " + why);
    }
    failed = true;
  }

  /** The search has ended because of a limit. */
  public void end(DepthFirst search) {
    if (write(search)) {
      notes.accept("the search can be continued from " + file.path() + " with --resume");
    }
  }

  /** The search has come to its end: there is nothing to be continued. */
  public void delete() {
    file.delete();
  }
}
