package dev.assay.explore.search;

import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Graphs with random edges, of which about half have nothing wrong. */
final class RandomGraphs {
  private final Random random;
  private final int size;
  private final int[] threads;
  private final boolean local;

  /** One of so many states and transitions is a violation; none if 0. */
  private final int faults;

  private final boolean incomplete;
  private final boolean races;

  private RandomGraphs(long seed, int most) {
    random = new Random(seed);
    size = 1 + random.nextInt(most);
    threads = random.ints(0, 40).distinct().limit(1 + random.nextInt(4)).sorted().toArray();
    local = random.nextBoolean();
    faults = random.nextBoolean() ? 0 : 5 + random.nextInt(60);
    incomplete = random.nextInt(4) == 0;
    races = faults > 0 && random.nextInt(3) == 0;
  }

  /** A graph of at most so many states. */
  static Graph graph(long seed, int most) {
    return new RandomGraphs(seed, most).graph();
  }

  private Graph graph() {
    Graph g = new Graph();
    for (int s = 0; s < size; s++) {
      g.letter(s, random.nextInt(4));
      boolean ends = random.nextInt(10) == 0;
      for (int thread : threads) {
        if (!ends && random.nextInt(4) != 0) {
          g.edge(s, thread, choices(s));
        }
      }
      if (g.enabled(s).count() == 0 && (faults == 0 || random.nextInt(3) != 0)
          || random.nextInt(20) == 0) {
        g.over(s);
      }
      if (isFaulty()) {
        g.wrong(s);
      }
    }
    return g;
  }

  private boolean isFaulty() {
    return faults > 0 && random.nextInt(faults) == 0;
  }

  private Transition[] choices(int from) {
    List<Transition> all = new ArrayList<>();
    int count = random.nextInt(8) == 0 ? 2 + random.nextInt(2) : 1;
    for (int i = 0; i < count; i++) {
      all.add(transition(from));
    }
    return all.toArray(Transition[]::new);
  }

  private Transition transition(int from) {
    int target = local ? Math.floorMod(from + random.nextInt(7) - 2, size) : random.nextInt(size);
    LocksetLog log = races && random.nextInt(4) == 0 ? log() : null;
    Transition t = Transition.to(target, Graph.effect(1, log));
    if (random.nextInt(20) == 0) {
      t = Transition.nowhere(random.nextBoolean() ? End.EXIT : End.DISCARDED, t.effect());
    }
    if (incomplete && random.nextInt(15) == 0) {
      Incompleteness why = new Incompleteness(Reason.UNSUPPORTED, "at " + random.nextInt(3));
      t =
          (random.nextBoolean() ? t : Transition.nowhere(End.DISCARDED, t.effect()))
              .incomplete(why);
    }
    if (isFaulty()) {
      t = t.failing(GraphSpecification.violation("exception", "failure " + random.nextInt(5)));
    }
    return t;
  }

  /** A plain access to one of three locations, perhaps with one of two monitors held. */
  private LocksetLog log() {
    LocksetLog log = new LocksetLog();
    GuestThread t = new GuestThread(0, 0);
    if (random.nextInt(3) == 0) {
      t.held[t.heldCount++] = 100 + random.nextInt(2);
    }
    log.add(t, 1 + random.nextInt(3), 0, random.nextBoolean());
    return log;
  }

  /** The violation that a transition shows by itself, or null. */
  static @Nullable String failure(Transition t) {
    return t.failure() == null ? null : t.failure().signature();
  }
}
