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
  private @Nullable Recorder recorder;
  private @Nullable RecordingThread recording;
  private final StepLabels labels;
  private LearntLabels learnt;

  // By thread: where it was last, and the number of that place. Few threads move between two
  // states.
  private long[] lastPlaces = {};
  private int[] lastNumbers = {};

  /** The recorder knows the names of all places with smaller numbers. */
  private int learntPlaces;

  // A step whose target is new if it is entered next.
  private boolean pending;
  private int index;
  private int choice;
  private int target;

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
    pending = false;
    try {
      closeDraft();
      out = new BufferedOutputStream(Files.newOutputStream(draft), 1 << 16);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    learnt = new LearntLabels(labels);
    Arrays.fill(lastPlaces, NO_PLACE);
    learntPlaces = 0;
    recorder = new Recorder(learnt, form, out);
    recording = new RecordingThread(recorder);
  }

  @Override
  public void entered(int state, int count, Movers threads) {
    if (recording == null) {
      return;
    }
    settle(true);
    recording.entered(state, count);
    for (int i = 0; i < count; i++) {
      int thread = threads.thread(i);
      long place = threads.place(i);
      if (thread >= lastPlaces.length || lastPlaces[thread] != place) {
        learn(thread, place);
      }
      recording.mover(thread, lastNumbers[thread]);
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
  public void stepped(int stepIndex, int stepChoice, int stepTarget) {
    settle(false);
    pending = true;
    index = stepIndex;
    choice = stepChoice;
    target = stepTarget;
  }

  @Override
  public void left() {
    settle(false);
    if (recording != null) {
      recording.left();
    }
  }

  private void settle(boolean isNew) {
    if (pending && recording != null && (isNew || form == ScriptForm.FULL)) {
      recording.stepped(index, choice, target, isNew);
    }
    pending = false;
  }

  /** Ends the certificate and puts it where it belongs. */
  public void finish(Header header) throws IOException {
    if (recorder == null || recording == null) {
      throw new IllegalStateException("nothing was recorded");
    }
    recording.finish();
    recording = null;
    recorder.finish(header);
    out = null;
    recorder = null;
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private void closeDraft() throws IOException {
    if (recording != null) {
      recording.abandon();
      recording = null;
    }
    recorder = null;
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
