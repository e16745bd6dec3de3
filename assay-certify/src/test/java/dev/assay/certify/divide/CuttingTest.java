package dev.assay.certify.divide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Names;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.Step;
import dev.assay.certify.format.StepFields;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of parts if the script cannot be read to its end. */
class CuttingTest {
  /** A script in the midst of which memory is used up. */
  private static final class TooLarge extends StepFields {
    private int told;

    @Override
    public Event next() {
      if (told++ == 3) {
        throw new OutOfMemoryError("of the cutter");
      }
      return Event.ENTER;
    }

    @Override
    public ScriptForm form() {
      return ScriptForm.TRUSTFUL;
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
      return new EnabledThreads();
    }
  }

  @Test
  @Timeout(60)
  void anErrorReachesEveryoneWhoReadsAPart() {
    List<RawScript> complete = new ArrayList<>();
    Cutting cutting = new Cutting(new TooLarge(), List.of(2, 3), complete::add);
    cutting.run();
    assertThat(complete).containsExactlyInAnyOrderElementsOf(cutting.parts()).hasSize(3);
    for (RawScript part : cutting.parts()) {
      assertThatThrownBy(part::awaitAll)
          .isInstanceOf(OutOfMemoryError.class)
          .hasMessage("of the cutter");
    }
  }
}
