package dev.assay.explore;

import dev.assay.machine.exec.Unsupported;
import java.util.Arrays;

/**
 * A search that is led to each state once (Taleghani and Atlee, <em>Search-Carrying Code</em>, ASE
 * 2010, Section 2.3). It goes back to states of the current path only, and a state's number is its
 * place on the path: it does not look for states among those known, and remembers none beyond the
 * path. Steps that nobody makes cannot be compared with others, so that it does not see races.
 */
public final class PerfectSearch extends GuidedSearch {
  /** By place on the path: what the state consists of. The first one has a number. */
  private int[][] parts = new int[64][];

  private int place;

  /** Prepares a search from the first state. */
  public PerfectSearch(
      Subject subject, Settings settings, Guidance guidance, Learnt learnt, Progress progress) {
    super(subject, settings, guidance, learnt, progress);
  }

  /** The place of the first state. */
  @Override
  public int initial() {
    return 0;
  }

  @Override
  public void goTo(int state) {
    place = state;
    if (state == 0) {
      super.goTo(super.initial());
    } else {
      forgetWhoCanMove();
      stepper.restore(parts[state]);
    }
  }

  @Override
  int step(Level l, int index, int choice) {
    Stepper.End end;
    try {
      end = stepper.step(l.threads[index], choice);
    } catch (Unsupported e) {
      cut(judge.unsupported(stepper, e));
      end = Stepper.End.DISCARDED;
    }
    transitions++;
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    return end.leadsToState() && !isStopped() ? save() : NOWHERE;
  }

  @Override
  int save() {
    if (++place == parts.length) {
      parts = Arrays.copyOf(parts, 2 * place);
    }
    parts[place] = stepper.saveUnnumbered();
    return place;
  }
}
