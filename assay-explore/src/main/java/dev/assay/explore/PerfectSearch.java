package dev.assay.explore;

/**
 * A search that is led to each state once (Taleghani and Atlee, <em>Search-Carrying Code</em>, ASE
 * 2010, Section 2.3). It remembers no states beyond the current path. Steps that nobody makes
 * cannot be compared with others, so that it does not see races.
 */
public final class PerfectSearch extends GuidedSearch {
  /** Prepares a search from the first state. */
  public PerfectSearch(
      Subject subject, Settings settings, Guidance guidance, Learnt learnt, Progress progress) {
    super(subject, settings, guidance, learnt, progress);
  }

  @Override
  void compare(Level l, int index, int choice) {
    // There is nothing to compare with.
  }
}
