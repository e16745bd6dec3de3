package dev.assay.certify.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is read ahead arrives as it was told, however large its numbers are. */
class AheadSourceTest {
  private static final int[] NUMBERS = {0, 1, 1023, 1024, (1 << 21) - 1, 1 << 21, 1 << 22, 1 << 30};

  /** Tells one state with every combination of numbers for thread, instruction and choice. */
  private static class Combinations extends StepFields {
    /** So often that they are handed over in several batches. */
    private static final int TIMES = 100;

    private static final int COUNT = TIMES * NUMBERS.length * NUMBERS.length * NUMBERS.length;

    private final EnabledThreads movers = new EnabledThreads();
    private int next = -1;

    Combinations() {
      for (int t : NUMBERS) {
        for (int p : NUMBERS) {
          movers.add(t, p);
        }
      }
    }

    @Override
    public Event next() {
      int i = next++;
      if (i < 0) {
        return Event.ENTER;
      }
      hasDigest = i % 3 == 0;
      digest = 7 * i;
      if (i >= COUNT) {
        return i == COUNT ? Event.LEAVE : Event.END;
      }
      int n = NUMBERS.length;
      thread = NUMBERS[i % n];
      place = NUMBERS[i / n % n];
      choice = NUMBERS[i / n / n % n];
      kind = Kind.ALL[i % Kind.ALL.length];
      elsewhere = 5 * i;
      return Event.STEP;
    }

    @Override
    public ScriptForm form() {
      return ScriptForm.PART;
    }

    @Override
    public Names names() {
      return new Names();
    }

    @Override
    public List<Step> path() {
      return List.of();
    }

    @Override
    public int root() {
      return 1;
    }

    @Override
    public EnabledThreads movers() {
      return movers;
    }
  }

  private static List<String> told(ScriptSource s) {
    List<String> all = new ArrayList<>();
    ScriptSource.Event e;
    do {
      e = s.next();
      String text = e + " ";
      if (e == ScriptSource.Event.STEP) {
        text += s.thread() + " " + s.place() + " " + s.choice() + " " + s.kind();
        text += s.kind() == Kind.ELSEWHERE ? " " + s.elsewhere() : "";
        text += s.hasDigest() && s.kind() != Kind.ELSEWHERE ? " " + s.digest() : "";
      } else if (e == ScriptSource.Event.ENTER) {
        text += s.movers().hashCode() + " " + s.movers().count();
      }
      all.add(text);
    } while (e != ScriptSource.Event.END);
    return all;
  }

  @Test
  void numbersOfAnySizeArriveAsTheyWereTold() {
    try (AheadSource ahead = new AheadSource(new Combinations())) {
      assertThat(told(ahead)).isEqualTo(told(new Combinations()));
    }
  }

  @Test
  @Timeout(60)
  void anErrorOfTheReaderReachesTheFollower() {
    Combinations failing =
        new Combinations() {
          @Override
          public Event next() {
            throw new OutOfMemoryError("of the reader");
          }
        };
    try (AheadSource ahead = new AheadSource(failing)) {
      assertThatThrownBy(ahead::next)
          .isInstanceOf(OutOfMemoryError.class)
          .hasMessage("of the reader");
    }
  }
}
