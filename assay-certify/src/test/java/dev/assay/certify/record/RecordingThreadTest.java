package dev.assay.certify.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.certify.Searches;
import dev.assay.certify.follow.Labels;
import dev.assay.certify.follow.Walk;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptReader;
import dev.assay.certify.format.ScriptSource.Event;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a search tells arrives in the other thread, however large its numbers are. */
class RecordingThreadTest {
  private static final int THREADS = 300;

  /** Some threads are within, some beyond those that have numbers together with their places. */
  private static final int FIRST_THREAD = 900;

  /** The places of the last state are beyond those. */
  private static final int LARGE_PLACE = (1 << 21) - 100;

  /** States on end, so many that there are more threads and places than numbers. */
  private static final int STATES = 1200;

  /** So many that a batch ends among them. */
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
    void entered(int state, EnabledThreads movers);

    void stepped(int index, int choice, int target, boolean isNew);

    void left();
  }

  /**
   * A path of states, each reached by the last thread of the one before. From the last state, the
   * last of many threads has very many choices.
   */
  private static void search(Listener to) {
    for (int state = 0; state < STATES; state++) {
      boolean isLast = state == STATES - 1;
      // Every other state has the places of the one before.
      to.entered(state, movers(isLast ? LARGE_PLACE : state / 2));
      for (int i = 0; i < THREADS - 1; i++) {
        to.stepped(i, 0, i % 2 == 0 ? 0 : Walk.NOWHERE, false);
      }
      for (int choice = 0; choice < (isLast ? CHOICES : 1); choice++) {
        to.stepped(THREADS - 1, choice, isLast ? 0 : state + 1, !isLast);
      }
    }
    for (int i = 0; i < STATES; i++) {
      to.left();
    }
  }

  private static EnabledThreads movers(int place) {
    EnabledThreads movers = new EnabledThreads();
    for (int i = 0; i < THREADS; i++) {
      movers.add(FIRST_THREAD + i, place + i % 2);
    }
    return movers;
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
          public void entered(int state, EnabledThreads movers) {
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
    RecordingThread thread = new RecordingThread(() -> new Recorder(LABELS, form, out));
    EventEncoder events = thread.events();
    search(
        new Listener() {
          @Override
          public void entered(int state, EnabledThreads movers) {
            events.entered(state, movers.count());
            for (int i = 0; i < movers.count(); i++) {
              events.mover(movers.thread(i), movers.place(i));
            }
          }

          @Override
          public void stepped(int index, int choice, int target, boolean isNew) {
            events.stepped(choice, target);
          }

          @Override
          public void left() {
            events.left();
          }
        });
    thread.finish().finish(Searches.HEADER);

    assertThat(out.toByteArray()).isEqualTo(expected.toByteArray());
    ScriptReader script = new Certificate(out.toByteArray()).script();
    List<String> moves = new ArrayList<>();
    for (Event e = script.next(); e != Event.END; e = script.next()) {
      if (e == Event.STEP && script.choice() % (1 << 20) == 0) {
        moves.add(script.names().thread(script.thread()) + " " + script.choice());
      }
    }
    assertThat(moves).hasSize(form == ScriptForm.FULL ? STATES * THREADS + 2 : STATES - 1);
    assertThat(moves).contains("t1199 0");
  }

  @Test
  void aStateThatIsLeftTooEarlyIsNoticed() {
    RecordingThread thread =
        new RecordingThread(
            () -> new Recorder(LABELS, ScriptForm.FULL, OutputStream.nullOutputStream()));
    thread.events().entered(1, 2);
    thread.events().mover(1, 1);
    thread.events().mover(2, 1);
    thread.events().stepped(0, 1);
    thread.events().left();
    assertThatThrownBy(thread::finish).hasMessageContaining("before all of its steps were told");
  }

  @Test
  void aRecorderIsMadeOnlyWhenThereIsSomethingToRecord() {
    AtomicInteger made = new AtomicInteger();
    RecordingThread thread =
        new RecordingThread(
            () -> {
              made.incrementAndGet();
              return new Recorder(LABELS, ScriptForm.FULL, OutputStream.nullOutputStream());
            });
    thread.events().entered(1, 0);
    thread.abandon();
    assertThat(made).hasValue(0);
  }

  /** Tells of so many steps that the search waits for the recorder if that takes none. */
  private static void tellManyTo(RecordingThread thread) {
    thread.events().entered(1, 0);
    for (int i = 1; i <= 30 * EventEncoder.LENGTH; i++) {
      thread.events().stepped(0, i);
    }
  }

  @Test
  @Timeout(60)
  void anErrorOfTheRecorderEndsTheSearch() {
    RecordingThread thread =
        new RecordingThread(
            () -> {
              throw new OutOfMemoryError("of the recorder");
            });
    assertThatThrownBy(() -> tellManyTo(thread))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessage("of the recorder");
    assertThatThrownBy(thread::finish).isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  @Timeout(60)
  void aRecordThatCannotBeWrittenIsToldInTheEndOnly() {
    RecordingThread thread =
        new RecordingThread(
            () -> {
              throw new UncheckedIOException(new IOException("no space left"));
            });
    tellManyTo(thread);
    assertThatThrownBy(thread::finish)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("no space left");
  }
}
