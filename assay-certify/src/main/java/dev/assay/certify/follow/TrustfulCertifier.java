package dev.assay.certify.follow;

import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Step;
import org.jspecify.annotations.Nullable;

/**
 * Follows a trustful script (Section 2.3 of the paper): it goes where the script says and looks at
 * every state it comes to, and takes the producer's word for it that these are all. It remembers
 * the states of the current path and no others.
 */
public final class TrustfulCertifier {
  private final ScriptSource script;
  private final Walk system;
  private final Matching matching;
  private int depth;
  private int deepest;
  private long states;
  private long transitions;

  /** To follow a trustful script or a part of one. */
  public TrustfulCertifier(ScriptSource script, Walk system) {
    if (!script.form().isTrustful()) {
      throw new IllegalArgumentException("not a trustful script");
    }
    this.script = script;
    this.system = system;
    this.matching = new Matching(script.names(), system);
  }

  /** Follows the script to its end or to the first transition that does not exist. */
  public Outcome run() {
    system.begin();
    Discrepancy found = null;
    for (Step s : script.path()) {
      found = found == null ? make(s.thread(), s.place(), s.choice()) : found;
    }
    boolean ended = false;
    while (found == null && !ended && !system.isStopped()) {
      Event event = script.next();
      switch (event) {
        case ENTER -> enter();
        case STEP -> {
          system.back();
          transitions++;
          found = make(script.thread(), script.place(), script.choice());
        }
        case LEAVE -> {
          depth--;
          system.leave();
        }
        case END -> ended = true;
      }
    }
    return new Outcome(found, found == null && !ended, states, transitions, deepest);
  }

  private void enter() {
    deepest = Math.max(deepest, depth++);
    states++;
    system.look();
  }

  private @Nullable Discrepancy make(int thread, int place, int choice) {
    int index = matching.index(system, thread, place);
    if (index < 0) {
      return new Discrepancy(transitions, matching.claim(thread, place), Matching.movers(system));
    }
    boolean leadsToState = system.make(index, choice);
    if (system.isStopped()) {
      return null;
    }
    if (choice >= system.alternatives() || !leadsToState) {
      return new Discrepancy(
          transitions,
          matching.claim(thread, place) + " to a new state",
          choice >= system.alternatives()
              ? "it has no choice " + choice
              : "there is no state behind it");
    }
    if (system.isRound()) {
      return new Discrepancy(
          transitions,
          matching.claim(thread, place) + " to a new state",
          "it leads back to a state on the way there");
    }
    return null;
  }
}
