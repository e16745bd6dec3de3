package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.record.GraphRecorder;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.DepthFirst;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The certificate of a search as programs are searched is the one of the paper. */
class SearchedGraphsTest {
  /** A graph as searches see it. */
  private record Searched(Graph graph) implements TransitionSystem {
    @Override
    public int initial() {
      return 0;
    }

    @Override
    public Enabled enabled(int state) {
      graph.goTo(state);
      int count = graph.enabled();
      int[] threads = new int[count];
      int[] places = new int[count];
      for (int i = 0; i < count; i++) {
        threads[i] = graph.thread(i);
        places[i] = graph.place(i);
      }
      return new Enabled() {
        @Override
        public int count() {
          return count;
        }

        @Override
        public int thread(int index) {
          return threads[index];
        }

        @Override
        public long place(int index) {
          return places[index];
        }
      };
    }

    @Override
    public Transition take(int state, int thread, int choice) {
      int index = enabled(state).indexOf(thread);
      boolean leads = graph.make(index, choice);
      TransitionEffect effect = TransitionEffect.inBrief(graph.alternatives());
      return leads ? Transition.to(graph.current(), effect) : Transition.nowhere(End.EXIT, effect);
    }
  }

  /** Nothing is ever wrong. */
  private static final Specification ANYTHING =
      new Specification() {
        @Override
        public void examine(int state, Enabled enabled, Reporter reporter) {}

        @Override
        public boolean examinesTransitions() {
          return false;
        }

        @Override
        public void examine(int from, int to, Reporter reporter) {}

        @Override
        public boolean excludesRaces() {
          return false;
        }

        @Override
        public @Nullable Violation race(int state, Move first, Move second, long location) {
          return null;
        }
      };

  private static byte[] recorded(Graph g, ScriptForm form) {
    GraphRecorder recorder = new GraphRecorder(g, form);
    Settings settings = Settings.standard().forCertificate();
    boolean exhausted =
        new DepthFirst(
                new Searched(g.fresh()), Independence.UNKNOWN, ANYTHING, settings, new Progress())
            .observedBy(recorder)
            .run();
    assertThat(exhausted).isTrue();
    return recorder.finish(Searches.HEADER);
  }

  @Test
  void aSearchRecordsWhatThePaperSays() {
    for (int seed = 1; seed <= 60; seed++) {
      Graph g = Graph.random(seed, 1 + seed * 37 % 300);
      for (ScriptForm form : new ScriptForm[] {ScriptForm.FULL, ScriptForm.TRUSTFUL}) {
        byte[] bytes = recorded(g, form);
        assertThat(bytes).as("seed %s, %s", seed, form).isEqualTo(Searches.record(g, form));
        Certificate c = new Certificate(bytes);
        Graph consumer = g.fresh();
        Outcome o =
            form == ScriptForm.FULL
                ? new Certifier(c.script(), consumer).run()
                : new TrustfulCertifier(c.script(), consumer).run();
        assertThat(o.isComplete()).as("seed %s, %s", seed, form).isTrue();
        assertThat(consumer.looked).isEqualTo(g.reachable());
      }
    }
  }
}
