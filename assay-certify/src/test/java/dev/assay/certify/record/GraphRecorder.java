package dev.assay.certify.record;

import dev.assay.certify.follow.Labels;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.search.SearchObserver;
import java.io.ByteArrayOutputStream;

/** Records a search of any system as the search of a program is recorded. */
public final class GraphRecorder implements SearchObserver {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final RecordingThread recording;

  public GraphRecorder(Labels labels, ScriptForm form) {
    recording = new RecordingThread(() -> new Recorder(labels, form, out));
  }

  @Override
  public void begins() {}

  @Override
  public void entered(int state, Enabled enabled) {
    recording.events().entered(state, enabled.count());
    for (int i = 0; i < enabled.count(); i++) {
      recording.events().mover(enabled.thread(i), (int) enabled.place(i));
    }
  }

  @Override
  public void stepped(int index, int choice, int target) {
    recording.events().stepped(choice, target);
  }

  @Override
  public void left() {
    recording.events().left();
  }

  /** The bytes of the certificate. */
  public byte[] finish(Header header) {
    recording.finish().finish(header);
    return out.toByteArray();
  }
}
