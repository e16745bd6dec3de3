package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;

/**
 * Remembers transitions by what they have read: one that was taken before from a state like this
 * one is not executed again, and the machine stays where it is.
 */
final class RememberingTransitions extends ProgramTransitions {
  RememberingTransitions(TransitionExecutor executor) {
    super(executor, false);
  }

  @Override
  public void beginAnew() {
    cache.forget();
    super.beginAnew();
  }

  @Override
  public Enabled enabled(int state) {
    Enabled known = cache.enabled(state);
    return known != null ? known : super.enabled(state);
  }

  @Override
  public Transition take(int state, int thread, int choice) {
    Transition known = cache.find(state, thread, choice);
    if (known != null) {
      return known;
    }
    Transition t = super.take(state, thread, choice);
    if (state != initial()) {
      cache.learn(state, thread, choice, t); // where a program begins is like nowhere else
    }
    return t;
  }
}
