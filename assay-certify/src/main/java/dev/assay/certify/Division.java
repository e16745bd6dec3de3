package dev.assay.certify;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateProblem;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Step;
import dev.assay.certify.format.Subgraphs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Divides a script into parts of nearly equal size (Section 3.1 of the paper, Figure 4): again and
 * again the subgraph whose size is closest to that of an equal share of the rest becomes a part;
 * what is left in the end is the last one.
 *
 * <p>A certificate may give other sizes than its script has. What belongs to a subgraph comes from
 * the script alone, so that wrong sizes make the parts uneven and nothing else.
 */
public final class Division {
  private final Subgraphs subgraphs;
  private final RawScript whole;
  private final boolean isTrustful;

  // By index in the list of subgraphs.
  private final long[] sizes;
  private final int[] parent;
  private final boolean[] removed;

  /** Reads the script of a certificate, which must not be a part itself. */
  public Division(Certificate certificate) {
    this(certificate.script(), certificate.otherSizes());
    if (whole.states() != certificate.states() || whole.steps() != certificate.transitions()) {
      throw new CertificateProblem("its script has another size than it says");
    }
  }

  /**
   * Reads a whole script.
   *
   * @param otherSizes sizes of subgraphs that are to be others than the script says
   */
  public Division(ScriptSource script, Map<Integer, Long> otherSizes) {
    if (script.form().isPart()) {
      throw new CertificateProblem("it is a part already");
    }
    isTrustful = script.form().isTrustful();
    whole = new RawScript(script.form(), script.names(), List.of(), 1);
    subgraphs = read(script).with(otherSizes);
    int n = subgraphs.count();
    sizes = new long[n];
    for (int i = 0; i < n; i++) {
      sizes[i] = subgraphs.size(i);
    }
    parent = new int[n];
    removed = new boolean[n];
    findParents();
  }

  private Subgraphs read(ScriptSource script) {
    Subgraphs.Collector counts = new Subgraphs.Collector(isTrustful);
    Event event;
    do {
      event = script.next();
      whole.add(script, event);
      switch (event) {
        case ENTER -> counts.enter();
        case STEP -> counts.step();
        case LEAVE -> counts.leave();
        case END -> {}
      }
    } while (event != Event.END);
    return counts.finish();
  }

  /** The smallest subgraph that each one is part of, -1 if there is none. */
  private void findParents() {
    int last = -1;
    for (int i = 0; i < parent.length; i++) {
      while (last >= 0 && subgraphs.lastState(last) < subgraphs.state(i)) {
        last = parent[last];
      }
      parent[i] = last;
      last = i;
    }
  }

  /** The sizes by which the script is divided. */
  Subgraphs subgraphs() {
    return subgraphs;
  }

  /** The whole script, in memory. */
  RawScript whole() {
    return whole;
  }

  /** Divides the script into at most {@code k} parts; the last begins with the first state. */
  public List<RawScript> into(int k) {
    return cut(choose(k));
  }

  /** The states with which the parts begin, but for the last, in the order they are chosen. */
  List<Integer> choose(int k) {
    List<Integer> roots = new ArrayList<>();
    long left = isTrustful ? whole.states() : whole.steps();
    for (int i = 0; i < k - 1; i++) {
      int best = closest((double) left / (k - i));
      if (best < 0) {
        break;
      }
      roots.add(subgraphs.state(best));
      left -= sizes[best];
      remove(best);
    }
    return roots;
  }

  /** Of several equally close ones, the first of those from which nothing has been taken. */
  private int closest(double share) {
    int best = -1;
    for (int i = 0; i < sizes.length; i++) {
      if (removed[i] || sizes[i] == 0 || subgraphs.state(i) == 1) {
        continue;
      }
      double better = best < 0 ? 1 : Math.abs(sizes[best] - share) - Math.abs(sizes[i] - share);
      if (better > 0 || (better == 0 && isWhole(i) && !isWhole(best))) {
        best = i;
      }
    }
    return best;
  }

  private boolean isWhole(int i) {
    return sizes[i] == subgraphs.size(i);
  }

  private void remove(int root) {
    for (int a = parent[root]; a >= 0; a = parent[a]) {
      sizes[a] = Math.max(0, sizes[a] - sizes[root]);
    }
    for (int i = root; i < sizes.length && subgraphs.state(i) <= subgraphs.lastState(root); i++) {
      removed[i] = true;
    }
  }

  /** Goes through the script once and gives every event to the part it belongs to. */
  private List<RawScript> cut(List<Integer> roots) {
    RawScript[] parts = new RawScript[roots.size() + 1];
    ScriptSource script = whole.read();
    RawScript rest = new RawScript(script.form().ofParts(), script.names(), List.of(), 1);
    parts[roots.size()] = rest;
    List<RawScript> current = new ArrayList<>(List.of(rest));
    List<Integer> currentDepth = new ArrayList<>(List.of(1));
    List<Step> path = new ArrayList<>();
    Map<Integer, Integer> byRoot = new HashMap<>();
    for (int i = 0; i < roots.size(); i++) {
      byRoot.put(roots.get(i), i);
    }
    int states = 0;
    Event event;
    do {
      event = script.next();
      RawScript part = current.get(current.size() - 1);
      switch (event) {
        case ENTER -> {
          states++;
          part.add(script, event);
        }
        case STEP -> {
          boolean isNew = script.kind() == Kind.NEW;
          if (isNew) {
            path.add(new Step(script.thread(), script.place(), script.choice()));
          }
          int begun = isNew ? byRoot.getOrDefault(states + 1, -1) : -1;
          if (begun < 0) {
            part.add(script, event);
          } else {
            // A trustful part does without the transition that leads out of it.
            if (!isTrustful) {
              part.addElsewhere(script, states + 1);
            }
            parts[begun] = new RawScript(script.form().ofParts(), script.names(), path, states + 1);
            current.add(parts[begun]);
            currentDepth.add(path.size() + 1);
          }
        }
        case LEAVE -> {
          part.add(script, event);
          if (current.size() > 1 && currentDepth.get(currentDepth.size() - 1) == path.size() + 1) {
            part.add(script, Event.END);
            current.remove(current.size() - 1);
            currentDepth.remove(currentDepth.size() - 1);
          }
          if (!path.isEmpty()) {
            path.remove(path.size() - 1);
          }
        }
        case END -> part.add(script, event);
      }
    } while (event != Event.END);
    return List.of(parts);
  }
}
