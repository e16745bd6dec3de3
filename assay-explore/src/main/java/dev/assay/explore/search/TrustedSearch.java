package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionExecutor;
import org.jspecify.annotations.Nullable;

/**
 * A search that is led to each state once (Taleghani and Atlee, <em>Search-Carrying Code</em>, ASE
 * 2010, Section 2.3). It remembers no states beyond the current path. Steps that nobody makes
 * cannot be compared with others, so that it does not see races, nor look at pairs of states.
 */
public final class TrustedSearch extends ScriptedSearch {
  /** Prepares a search from the first state. */
  public TrustedSearch(
      ProgramUnderTest subject,
      Settings settings,
      ProducerPrecision guidance,
      LearntReads learnt,
      Progress progress) {
    super(subject, settings, guidance, learnt, progress);
    executor.setNotComparing();
  }

  @Override
  int @Nullable [] step(Level l, int index, int choice) {
    int thread = l.threads[index];
    int[] before = parts(l.place);
    boolean isFirst = l.place == 0;
    boolean isKnown = !isFirst && cache.recalls(before, thread, l.parts[index], choice);
    TransitionExecutor.End end =
        isKnown ? TransitionExecutor.End.STATE : make(l.place, thread, choice);
    transitions++;
    if (end == TransitionExecutor.End.UNCAUGHT) {
      judge(checker.uncaught(executor));
    }
    if (!end.leadsToState() || isStopped()) {
      return null;
    }
    return isFirst ? executor.saveUnnumbered() : behind(end, l.place, thread, choice);
  }
}
