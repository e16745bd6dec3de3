package dev.assay.certify.record;

import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionLabels;
import dev.assay.explore.search.SearchObserver;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Records the search of a program into a file beside the one that is to be, which takes its place
 * when the search has ended well. A search that begins anew is recorded anew.
 */
public final class ProgramRecorder implements SearchObserver, AutoCloseable {
  private final ScriptForm form;
  private final Path file;
  private final Path draft;
  private @Nullable OutputStream out;

  /** Why nothing can be recorded. */
  private @Nullable IOException problem;

  private @Nullable RecordingThread recording;
  private final TransitionLabels labels;
  private LearntLabels learnt;

  /** How many searches were begun. */
  private int searches;

  /** Prepares to record into a file. */
  public ProgramRecorder(ProgramUnderTest subject, ScriptForm form, Path file) {
    this.labels = new TransitionLabels(subject);
    this.learnt = new LearntLabels(labels);
    this.form = form;
    this.file = file;
    this.draft = file.resolveSibling("assay-" + ProcessHandle.current().pid() + ".draft");
  }

  @Override
  public void begins() {
    close();
    OutputStream to;
    try {
      to = new BufferedOutputStream(Files.newOutputStream(draft), 1 << 16);
    } catch (IOException e) {
      problem = e;
      return;
    }
    problem = null;
    out = to;
    LearntLabels names = new LearntLabels(labels);
    learnt = names;
    searches++;
    recording = new RecordingThread(() -> new Recorder(names, form, to));
  }

  @Override
  public void entered(int state, Enabled threads) {
    if (recording == null) {
      return;
    }
    EventEncoder events = recording.events();
    int count = threads.count();
    events.entered(state, count);
    for (int i = 0; i < count; i++) {
      int label = threads.label(i);
      if (label >>> Character.SIZE == searches) {
        events.mover((char) label);
      } else {
        introduce(i, threads, events);
      }
    }
  }

  /** Tells a thread by its name; afterwards it is called by its number, if it has one. */
  private void introduce(int index, Enabled threads, EventEncoder events) {
    int thread = threads.thread(index);
    int place = labels.number(threads.place(index));
    learnt.learnThread(thread);
    learnt.learnPlace(place);
    char number = events.mover(thread, place);
    if (number != 0 && searches <= Character.MAX_VALUE) {
      threads.setLabel(index, searches << Character.SIZE | number);
    }
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

  /**
   * Ends the certificate and puts it where it belongs.
   *
   * @throws IOException if it cannot be written; the search was not disturbed by that
   */
  public void finish(Header header) throws IOException {
    if (problem != null) {
      throw problem;
    }
    try {
      finishDraft(header);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (UncheckedIOException e) {
      throw Objects.requireNonNull(e.getCause());
    }
  }

  private void finishDraft(Header header) {
    if (recording == null) {
      throw new IllegalStateException("nothing was recorded");
    }
    Recorder recorder = recording.finish();
    recording = null;
    recorder.finish(header);
    out = null;
  }

  /** Leaves nothing behind of a search that has not ended well. */
  @Override
  public void close() {
    if (recording != null) {
      recording.abandon();
      recording = null;
    }
    try (OutputStream open = out) {
      out = null;
    } catch (IOException e) {
      // What is lost here is deleted anyway.
    }
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // Then it stays, and is no certificate.
    }
  }
}
