package dev.assay.certify;

import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.explore.SearchObserver;
import dev.assay.explore.StepLabels;
import dev.assay.explore.Subject;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Records the search of a program into a file beside the one that is to be, which takes its place
 * when the search has ended well. A search that begins anew is recorded anew.
 */
public final class ProgramRecorder implements SearchObserver, AutoCloseable {
  private static final long NO_PLACE = -1;

  private final ScriptForm form;
  private final Path file;
  private final Path draft;
  private @Nullable OutputStream out;
  private @Nullable RecordingThread recording;
  private final StepLabels labels;
  private LearntLabels learnt;

  // By thread: where it was last, and the number of that place. Few threads move between two
  // states.
  private long[] lastPlaces = {};
  private int[] lastNumbers = {};

  /** The recorder knows the names of all places with smaller numbers. */
  private int learntPlaces;

  /** Prepares to record into a file. */
  public ProgramRecorder(Subject subject, ScriptForm form, Path file) {
    this.labels = new StepLabels(subject);
    this.learnt = new LearntLabels(labels);
    this.form = form;
    this.file = file;
    this.draft = file.resolveSibling(file.getFileName() + ".draft");
  }

  @Override
  public void begins() {
    OutputStream to;
    try {
      closeDraft();
      to = new BufferedOutputStream(Files.newOutputStream(draft), 1 << 16);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out = to;
    LearntLabels names = new LearntLabels(labels);
    learnt = names;
    Arrays.fill(lastPlaces, NO_PLACE);
    learntPlaces = 0;
    recording = new RecordingThread(() -> new Recorder(names, form, to));
  }

  @Override
  public void entered(int state, int count, Movers threads) {
    if (recording == null) {
      return;
    }
    EventEncoder events = recording.events();
    events.entered(state, count);
    for (int i = 0; i < count; i++) {
      int thread = threads.thread(i);
      long place = threads.place(i);
      if (thread >= lastPlaces.length || lastPlaces[thread] != place) {
        learn(thread, place);
      }
      events.mover(thread, lastNumbers[thread]);
    }
  }

  private void learn(int thread, long place) {
    if (thread >= lastPlaces.length) {
      int length = lastPlaces.length;
      lastPlaces = Arrays.copyOf(lastPlaces, 2 * thread + 1);
      Arrays.fill(lastPlaces, length, lastPlaces.length, NO_PLACE);
      lastNumbers = Arrays.copyOf(lastNumbers, lastPlaces.length);
    }
    if (lastPlaces[thread] == NO_PLACE) {
      learnt.learnThread(thread);
    }
    int number = labels.number(place);
    while (learntPlaces <= number) {
      learnt.learnPlace(learntPlaces++);
    }
    lastPlaces[thread] = place;
    lastNumbers[thread] = number;
  }

  @Override
  public void stepped(int index, int choice, int target) {
    if (recording != null) {
      recording.events().stepped(choice, target);
    }
  }

  @Override
  public void left() {
    if (recording != null) {
      recording.events().left();
    }
  }

  /** Ends the certificate and puts it where it belongs. */
  public void finish(Header header) throws IOException {
    if (recording == null) {
      throw new IllegalStateException("nothing was recorded");
    }
    Recorder recorder = recording.finish();
    recording = null;
    recorder.finish(header);
    out = null;
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private void closeDraft() throws IOException {
    if (recording != null) {
      recording.abandon();
      recording = null;
    }
    if (out != null) {
      out.close();
      out = null;
    }
    Files.deleteIfExists(draft);
  }

  /** Leaves nothing behind of a search that has not ended well. */
  @Override
  public void close() {
    try {
      closeDraft();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
