package dev.assay.explore;

import org.jspecify.annotations.Nullable;

/**
 * A search that is led to each state once (Taleghani and Atlee, <em>Search-Carrying Code</em>, ASE
 * 2010, Section 2.3). It remembers no states beyond the current path. Steps that nobody makes
 * cannot be compared with others, so that it does not see races, nor look at pairs of states.
 */
public final class PerfectSearch extends GuidedSearch {
  /** Prepares a search from the first state. */
  public PerfectSearch(
      Subject subject, Settings settings, Guidance guidance, Learnt learnt, Progress progress) {
    super(subject, settings, guidance, learnt, progress);
    stepper.setNotComparing();
  }

  @Override
  int @Nullable [] step(Level l, int index, int choice) {
    int thread = l.threads[index];
    int[] before = parts(l.place);
    boolean isFirst = l.place == 0;
    boolean isKnown = !isFirst && foresight.recalls(before, thread, l.parts[index], choice);
    Stepper.End end = isKnown ? Stepper.End.STATE : make(l.place, thread, choice);
    transitions++;
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (!end.leadsToState() || isStopped()) {
      return null;
    }
    return isFirst ? stepper.saveUnnumbered() : behind(end, l.place, thread, choice);
  }
}
