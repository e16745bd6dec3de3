package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PathSystem;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A search that is led through a graph finds what a search finds that goes its own way. */
class ScriptedSearchTest {
  private static final int GRAPHS = 800;

  /** A graph whose states are positions on a path. */
  private record OnAPath(Graph graph, List<Integer> path, List<Integer> noted)
      implements PathSystem {
    OnAPath(Graph graph) {
      this(graph, new ArrayList<>(), new ArrayList<>());
    }

    @Override
    public int initial() {
      path.clear();
      path.add(graph.initial());
      return 0;
    }

    @Override
    public Enabled enabled(int position) {
      return graph.enabled(path.get(position));
    }

    @Override
    public Transition take(int position, int thread, int choice) {
      path.subList(position + 1, path.size()).clear();
      Transition t = graph.take(path.get(position), thread, choice);
      if (t.leadsToState()) {
        path.add(t.target());
      }
      return t.leadsToState() ? t.leadingTo(position + 1) : t;
    }

    @Override
    public int number(int position) {
      return path.get(position);
    }

    @Override
    public void note(int position) {
      noted.add(path.get(position));
    }

    @Override
    public int numbers(int[] out) {
      for (int i = 0; i < noted.size(); i++) {
        out[i] = noted.get(i);
      }
      int count = noted.size();
      noted.clear();
      return count;
    }
  }

  /** The specification of a graph, for positions on a path of it. */
  private static GraphSpecification specification(OnAPath system) {
    return new GraphSpecification(system.graph, false, true) {
      @Override
      public void examine(int position, Enabled enabled, Reporter reporter) {
        super.examine(system.number(position), enabled, reporter);
      }
    };
  }

  /** Leads a search in depth-first order. */
  private static final class Guide {
    final OnAPath system;
    final ScriptedSearch search;
    final Set<Integer> seen = new HashSet<>();

    Guide(Graph g, boolean isTrusted) {
      system = new OnAPath(g);
      search =
          new ScriptedSearch(
              system,
              specification(system),
              Drivers.settings(Strategy.DEPTH_FIRST, true),
              new Progress(),
              isTrusted);
      search.begin();
    }

    int number() {
      int[] out = new int[PathSystem.MOST_NOTED];
      search.note();
      assertThat(search.numbers(out)).isEqualTo(1);
      return out[0];
    }

    /** Through everything that can be reached from the current state and was not seen. */
    void lead() {
      seen.add(number());
      search.look();
      int count = search.enabled().count();
      for (int i = 0; i < count; i++) {
        for (int choice = 0, alternatives = 1; choice < alternatives; choice++) {
          search.back();
          boolean leads = search.take(i, choice);
          alternatives = search.alternatives();
          if (leads && !seen.contains(number())) {
            lead();
          }
        }
      }
      search.leave();
    }

    Set<String> found() {
      return search.violations().stream()
          .map(Violation::signature)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void aScriptThatLeadsEverywhereShowsEverything() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 30);
      Reference expected = new Reference(g, false, true);
      Guide guide = new Guide(g, false);
      guide.lead();
      String as = "seed " + seed;
      assertThat(guide.seen).as(as).isEqualTo(expected.depths.keySet());
      assertThat(guide.search.examined()).as(as).isEqualTo(expected.depths.size());
      assertThat(guide.search.transitions()).as(as).isEqualTo(expected.steps.size());
      assertThat(guide.found()).as(as).isEqualTo(new TreeSet<>(expected.shortest.keySet()));
      assertThat(guide.search.incompleteness()).as(as).isEqualTo(expected.incompleteness);
      for (Violation v : guide.search.violations()) {
        assertThat(expected.isShown(v, false)).as("%s: %s", as, v).isTrue();
      }
    }
  }

  /** What is on the way others examine; it belongs to the runs that are found all the same. */
  @Test
  void runsBeginWithTheWayToWhereTheScriptBegins() {
    int found = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 30);
      Reference expected = new Reference(g, false, true);
      Guide guide = new Guide(g, false);
      Random r = new Random(seed);
      int steps = 0;
      for (int i = r.nextInt(6); i > 0 && guide.search.enabled().count() > 0; i--) {
        int index = r.nextInt(guide.search.enabled().count());
        int state = guide.number();
        int thread = guide.search.enabled().thread(index);
        if (!g.take(state, thread, 0).leadsToState()) {
          break;
        }
        assertThat(guide.search.take(index, 0)).isTrue();
        steps++;
      }
      assertThat(guide.search.transitions()).isZero();
      assertThat(guide.search.violations()).isEmpty();
      guide.lead();
      for (Violation v : guide.search.violations()) {
        assertThat(v.moves()).hasSizeGreaterThanOrEqualTo(steps);
        assertThat(expected.isShown(v, false)).as("seed %s: %s", seed, v).isTrue();
        found++;
      }
    }
    assertThat(found).isGreaterThan(200);
  }

  @Test
  void racesAreNotLookedForWhereTheScriptIsTrusted() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 30);
      Reference expected = new Reference(g, false, false);
      Guide guide = new Guide(g, true);
      guide.lead();
      assertThat(guide.found())
          .as("seed %s", seed)
          .isEqualTo(new TreeSet<>(expected.shortest.keySet()));
    }
  }

  @Test
  void aLimitEndsItWhereItIs() {
    Graph g = new Graph();
    for (int s = 0; s < 1000; s++) {
      g.edge(s, 1, s + 1);
    }
    OnAPath system = new OnAPath(g.over(1000));
    Progress progress = new Progress();
    ScriptedSearch search =
        new ScriptedSearch(
            system,
            specification(system),
            Drivers.settings(Strategy.DEPTH_FIRST, false),
            progress,
            false);
    search.begin();
    progress.cancel();
    int looked = 0;
    do {
      search.look();
      looked++;
    } while (search.take(0, 0));
    assertThat(looked).isLessThan(1000);
    assertThat(search.isStopped()).isTrue();
    assertThat(search.incompleteness())
        .extracting(Incompleteness::reason)
        .containsExactly(Reason.INTERRUPTED);
  }
}
