package dev.assay.explore;

import java.util.Arrays;

/**
 * A search that is led to each state once (Taleghani and Atlee, <em>Search-Carrying Code</em>, ASE
 * 2010, Section 2.3). It goes back to states of the current path only, and a state's number is its
 * place on the path: it does not look for states among those known, and remembers none beyond the
 * path. Steps that nobody makes cannot be compared with others, so that it does not see races.
 */
public final class PerfectSearch extends GuidedSearch {
  /** By place on the path: what the state consists of. */
  private int[][] parts = new int[64][];

  /** Prepares a search from the first state. */
  public PerfectSearch(
      Subject subject, Settings settings, Guidance guidance, Learnt learnt, Progress progress) {
    super(subject, settings, guidance, learnt, progress);
    parts[0] = stepper.keeper().partsOf(subject.initial());
    goTo(0);
  }

  /** The place of the first state. */
  @Override
  public int initial() {
    return 0;
  }

  @Override
  int enabledIn(int state) {
    return foresight.enabledIn(parts[state]);
  }

  @Override
  void restore(int state) {
    if (state == 0) {
      stepper.restore(super.initial()); // which is known as the first one by its number
    } else {
      stepper.restore(parts[state]);
    }
  }

  @Override
  int step(Level l, int index, int choice) {
    int thread = l.threads[index];
    boolean isKnown = foresight.recalls(parts[l.state], thread, choice);
    Stepper.End end = isKnown ? Stepper.End.STATE : make(l.state, thread, choice);
    transitions++;
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (!end.leadsToState() || isStopped()) {
      return NOWHERE;
    }
    return add(l.state, foresight.arrive(end, parts[l.state], thread, choice));
  }

  @Override
  int save(int before) {
    return add(before, stepper.saveUnnumbered());
  }

  private int add(int before, int[] after) {
    int place = before + 1;
    if (place == parts.length) {
      parts = Arrays.copyOf(parts, 2 * place);
    }
    parts[place] = after;
    return place;
  }
}
