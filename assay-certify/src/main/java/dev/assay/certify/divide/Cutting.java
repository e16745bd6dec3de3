package dev.assay.certify.divide;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Goes through a script once and gives every event to the part it belongs to. */
final class Cutting {
  private final ScriptSource script;
  private final boolean isTrustful;
  private final List<RawScript> parts = new ArrayList<>();

  /** Those of which there may be more. */
  private final List<RawScript> open = new ArrayList<>();

  private final Map<Integer, RawScript> byRoot = new HashMap<>();
  private final List<RawScript> current = new ArrayList<>();
  private final List<Integer> currentDepth = new ArrayList<>();
  private final List<Step> path = new ArrayList<>();
  private final Consumer<RawScript> whenComplete;
  private final RawScript.Room room = new RawScript.Room();
  private long wantedStates = -1;
  private long wantedSteps;
  private int states;
  private long steps;

  /**
   * Prepares to cut.
   *
   * @param roots the states that parts begin with; the last part begins with the first state
   * @param whenComplete is told of each part of which there will be no more
   */
  Cutting(ScriptSource script, List<Integer> roots, Consumer<RawScript> whenComplete) {
    this.script = script;
    this.whenComplete = whenComplete;
    this.isTrustful = script.form().isTrustful();
    for (int root : roots) {
      RawScript part = new RawScript(script.form().ofParts(), script.names(), room);
      parts.add(part);
      byRoot.put(root, part);
    }
    RawScript rest = new RawScript(script.form().ofParts(), script.names(), room);
    rest.begin(List.of(), 1);
    parts.add(rest);
    current.add(rest);
    currentDepth.add(1);
    open.addAll(parts);
  }

  /** The parts, which may not be complete yet. */
  List<RawScript> parts() {
    return List.copyOf(parts);
  }

  /** What the script says about its size. */
  void expect(long statesOfScript, long stepsOfScript) {
    wantedStates = statesOfScript;
    wantedSteps = stepsOfScript;
  }

  /** Cuts; whatever is wrong with the script, whoever reads a part will be told. */
  void run() {
    try {
      while (!isEnded()) {}
      if (wantedStates >= 0 && (states != wantedStates || steps != wantedSteps)) {
        throw new CertificateProblem("its script has another size than it says");
      }
      if (!byRoot.isEmpty()) {
        throw new CertificateProblem("it has a subgraph of a state that it does not have");
      }
      end(parts.get(parts.size() - 1));
    } catch (Throwable e) {
      parts.forEach(p -> p.fail(e));
      open.forEach(whenComplete);
    }
  }

  private boolean isEnded() {
    Event event = script.next();
    RawScript part = current.get(current.size() - 1);
    switch (event) {
      case ENTER -> {
        states++;
        part.add(script, event);
      }
      case STEP -> step(part);
      case LEAVE -> leave(part);
      case END -> {
        return true;
      }
    }
    return false;
  }

  private void step(RawScript part) {
    steps++;
    boolean isNew = script.kind() == Kind.NEW;
    if (isNew) {
      path.add(new Step(script.thread(), script.place(), script.choice()));
      room.descend(path.size());
    }
    RawScript begun = isNew ? byRoot.remove(states + 1) : null;
    if (begun == null) {
      part.add(script, Event.STEP);
      return;
    }
    // A trustful part does without the transition that leads out of it.
    if (!isTrustful) {
      part.addElsewhere(script, states + 1);
    }
    room.take(8L * path.size());
    begun.begin(path, states + 1);
    current.add(begun);
    currentDepth.add(path.size() + 1);
  }

  private void end(RawScript part) {
    part.add(script, Event.END);
    open.remove(part);
    whenComplete.accept(part);
  }

  private void leave(RawScript part) {
    part.add(script, Event.LEAVE);
    if (current.size() > 1 && currentDepth.get(currentDepth.size() - 1) == path.size() + 1) {
      end(part);
      current.remove(current.size() - 1);
      currentDepth.remove(currentDepth.size() - 1);
    }
    if (!path.isEmpty()) {
      path.remove(path.size() - 1);
    }
  }
}
