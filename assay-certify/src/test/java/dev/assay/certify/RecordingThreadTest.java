package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.Movers;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptReader;
import dev.assay.certify.format.ScriptSource.Event;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Numbers that do not fit into a word beside others arrive all the same. */
class RecordingThreadTest {
  private static final int THREADS = 300;

  /** Beyond what a thread's number may be in a word. */
  private static final int FIRST_THREAD = 1000;

  /** Beyond what a place's number may be in a word. */
  private static final int FIRST_PLACE = (1 << 21) - 100;

  /** Beyond what a choice may be in a word. */
  private static final int CHOICES = (1 << 21) + 3;

  private static final Labels LABELS =
      new Labels() {
        @Override
        public String threadName(int thread) {
          return "t" + thread;
        }

        @Override
        public String placeName(int place) {
          return "p" + place;
        }

        @Override
        public int compareThreads(int one, int other) {
          return Integer.compare(one, other);
        }
      };

  /** Who is told of a search. */
  private interface Listener {
    void entered(int state, Movers movers);

    void stepped(int index, int choice, int target, boolean isNew);

    void left();
  }

  /** Two states; from the second, the last of many threads has very many choices. */
  private static void search(Listener to) {
    Movers movers = new Movers();
    for (int i = 0; i < THREADS; i++) {
      movers.add(FIRST_THREAD + i, FIRST_PLACE + i);
    }
    to.entered(0, movers);
    for (int i = 0; i < THREADS - 1; i++) {
      to.stepped(i, 0, i % 2 == 0 ? 0 : TransitionSystem.NOWHERE, false);
    }
    to.stepped(THREADS - 1, 0, 1, true);
    to.entered(1, movers);
    for (int i = 0; i < THREADS; i++) {
      for (int choice = 0; choice < (i == THREADS - 1 ? CHOICES : 1); choice++) {
        to.stepped(i, choice, 0, false);
      }
    }
    to.left();
    to.left();
  }

  @ParameterizedTest
  @EnumSource(
      value = ScriptForm.class,
      names = {"FULL", "TRUSTFUL"})
  void whatIsRecordedInAnotherThreadIsTheSame(ScriptForm form) {
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    Recorder direct = new Recorder(LABELS, form, expected);
    search(
        new Listener() {
          @Override
          public void entered(int state, Movers movers) {
            direct.entered(state, movers);
          }

          @Override
          public void stepped(int index, int choice, int target, boolean isNew) {
            direct.stepped(index, choice, target, isNew);
          }

          @Override
          public void left() {
            direct.left();
          }
        });
    direct.finish(Searches.HEADER);

    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Recorder recorder = new Recorder(LABELS, form, out);
    RecordingThread thread = new RecordingThread(recorder);
    search(
        new Listener() {
          @Override
          public void entered(int state, Movers movers) {
            thread.entered(state, movers.count());
            for (int i = 0; i < movers.count(); i++) {
              thread.mover(movers.thread(i), movers.place(i));
            }
          }

          @Override
          public void stepped(int index, int choice, int target, boolean isNew) {
            thread.stepped(index, choice, target, isNew);
          }

          @Override
          public void left() {
            thread.left();
          }
        });
    thread.finish();
    recorder.finish(Searches.HEADER);

    assertThat(out.toByteArray()).isEqualTo(expected.toByteArray());
    ScriptReader script = new Certificate(out.toByteArray()).script();
    List<String> moves = new ArrayList<>();
    for (Event e = script.next(); e != Event.END; e = script.next()) {
      if (e == Event.STEP && script.choice() % (1 << 20) == 0) {
        moves.add(script.names().thread(script.thread()) + " " + script.choice());
      }
    }
    assertThat(moves).hasSize(form == ScriptForm.FULL ? 2 * THREADS + 2 : 1);
    assertThat(moves).contains("t1299 0");
  }
}
