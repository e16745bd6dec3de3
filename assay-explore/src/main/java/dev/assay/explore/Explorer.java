package dev.assay.explore;

import java.util.ArrayList;
import java.util.List;

/** Explores a program and says what was found. */
public final class Explorer {
  private final Subject subject;
  private final Settings settings;
  private final EndListener ends;

  public Explorer(Subject subject, Settings settings) {
    this(subject, settings, EndListener.NONE);
  }

  Explorer(Subject subject, Settings settings, EndListener ends) {
    this.subject = subject;
    this.settings = settings;
    this.ends = ends;
  }

  /** Searches until the view of the program is fine enough. */
  public Result run() {
    long start = System.nanoTime();
    Sights sights = new Sights(subject.machine(), settings.internals());
    Granularity granularity = new Granularity();
    Stepper stepper = subject.stepper(sights, granularity, settings);
    for (int restarts = 0; ; restarts++) {
      ends.begin();
      DepthFirst search = new DepthFirst(stepper, settings, granularity, new Judge(sights, ends));
      try {
        search.run(subject.initial());
      } catch (Refined e) {
        stepper.restoreAfterAbort(subject.initial());
        continue;
      }
      return result(search, stepper, granularity, restarts, start);
    }
  }

  private Result result(
      DepthFirst search, Stepper stepper, Granularity granularity, int restarts, long start) {
    List<String> reasons = new ArrayList<>(search.reasons());
    for (String s : stepper.steering().surroundings()) {
      reasons.add("the program asks for " + s + ", which was held fixed");
    }
    if (settings.races() == Settings.Races.IGNORE) {
      reasons.add("data races were not looked for");
    }
    return new Result(
        search.violations(),
        reasons,
        new Statistics(
            search.states(),
            search.transitions(),
            stepper.machine().interpreter().executed,
            search.deepest(),
            (System.nanoTime() - start) / 1_000_000,
            restarts,
            subject.keeper().store().bytes()));
  }
}
