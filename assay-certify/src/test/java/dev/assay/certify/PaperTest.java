package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.divide.Division;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Step;
import dev.assay.certify.format.Subgraphs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The worked examples of the paper, Figures 1 to 7. */
class PaperTest {
  /** Figure 1; state S1 has number 0 here, and so on. */
  private static Graph figure1() {
    return new Graph()
        .edge(0, 0, 0, 1)
        .edge(0, 1, 0, 3)
        .edge(1, 0, 0, 0)
        .edge(1, 1, 0, 2)
        .edge(2, 0, 0, 0)
        .edge(2, 1, 0, 3)
        .edge(2, 2, 0, 4)
        .edge(3, 0, 0, 1)
        .edge(4, 0, 0, 3);
  }

  /**
   * Figure 3. The transition from S3 to S7 is called t2 there and in Figure 6, and t3 in Figure 7.
   */
  private static Graph figure3() {
    return new Graph()
        .edge(0, 0, 0, 1)
        .edge(1, 0, 0, 2)
        .edge(1, 1, 0, 7)
        .edge(1, 2, 0, 9)
        .edge(2, 0, 0, 3)
        .edge(2, 1, 0, 6)
        .edge(3, 0, 0, 4)
        .edge(3, 1, 0, 5)
        .edge(5, 0, 0, 4)
        .edge(5, 1, 0, 2)
        .edge(6, 0, 0, 5)
        .edge(7, 0, 0, 2)
        .edge(7, 1, 0, 3)
        .edge(7, 2, 0, 8)
        .edge(8, 0, 0, 4)
        .edge(9, 0, 0, 6);
  }

  /**
   * A script as the paper writes it: transitions and backtracks, each with the state it leads to;
   * trailing backtracks are left out.
   */
  private static String written(ScriptSource script, Graph g, Map<Integer, Integer> numbers) {
    List<String> words = new ArrayList<>();
    List<Integer> path = new ArrayList<>();
    g.begin();
    int state = g.current();
    for (Step s : script.path()) {
      g.make(indexOf(g, s.thread(), script), 0);
      state = g.current();
      words.add(g.threadName(s.thread()));
    }
    if (!words.isEmpty()) {
      words.add("|");
    }
    Event event;
    while ((event = script.next()) != Event.END) {
      switch (event) {
        case ENTER -> {
          path.add(state);
          numbers.putIfAbsent(state, numbers.size() + 1);
        }
        case STEP -> {
          g.goTo(path.get(path.size() - 1));
          g.make(indexOf(g, script.thread(), script), 0);
          state = g.current();
          boolean isNew = script.kind() == Kind.NEW;
          Integer known = numbers.get(state);
          words.add(
              g.threadName(script.thread())
                  + ":S"
                  + (known == null
                      ? script.kind() == Kind.ELSEWHERE ? script.elsewhere() : numbers.size() + 1
                      : known));
          if (!isNew) {
            words.add("B:S" + numbers.get(path.get(path.size() - 1)));
          }
        }
        default -> {
          path.remove(path.size() - 1);
          words.add(path.isEmpty() ? "B" : "B:S" + numbers.get(path.get(path.size() - 1)));
        }
      }
    }
    while (!words.isEmpty() && words.get(words.size() - 1).startsWith("B")) {
      words.remove(words.size() - 1);
    }
    return String.join(" ", words);
  }

  private static int indexOf(Graph g, int thread, ScriptSource script) {
    for (int i = 0; i < g.enabled(); i++) {
      if (g.threadName(g.thread(i)).equals(script.names().thread(thread))) {
        return i;
      }
    }
    throw new AssertionError("no such transition");
  }

  /** Without the states that transitions lead to. */
  private static String instructions(String written) {
    return written.replaceAll(":S[0-9]+", "");
  }

  private static Map<Integer, Integer> figure3Numbers() {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < 10; i++) {
      numbers.put(i, i + 1);
    }
    return numbers;
  }

  @Test
  void figure1HasTheScriptOfSection21() {
    Certificate c = Searches.certificate(figure1(), ScriptForm.FULL);
    assertThat(written(c.script(), figure1(), new HashMap<>()))
        .isEqualTo(
            "t1:S2 t1:S1 B:S2 t2:S3 t1:S1 B:S3 t2:S4 t1:S2 B:S4 B:S3 t3:S5 t1:S4 B:S5 B:S3 B:S2"
                + " B:S1 t2:S4");
    assertThat(c.states()).isEqualTo(5);
    assertThat(c.transitions()).isEqualTo(9);
  }

  @Test
  void figure2IsThePerfectSearchOfFigure1() {
    Certificate c = Searches.certificate(figure1(), ScriptForm.TRUSTFUL);
    assertThat(instructions(written(c.script(), figure1(), new HashMap<>())))
        .isEqualTo("t1 t2 t2 B t3");
  }

  @Test
  void figure3HasItsScriptAndSubgraphs() {
    Certificate c = Searches.certificate(figure3(), ScriptForm.FULL);
    assertThat(written(c.script(), figure3(), new HashMap<>()))
        .isEqualTo(
            "t1:S2 t1:S3 t1:S4 t1:S5 B:S4 t2:S6 t1:S5 B:S6 t2:S3 B:S6 B:S4 B:S3 t2:S7 t1:S6 B:S7"
                + " B:S3 B:S2 t2:S8 t1:S3 B:S8 t2:S4 B:S8 t3:S9 t1:S5 B:S9 B:S8 B:S2 t3:S10"
                + " t1:S7");
    Subgraphs s = new Division(c).subgraphs();
    List<Long> sizes = new ArrayList<>();
    for (int state = 1; state <= 10; state++) {
      sizes.add(s.sizeOf(state));
    }
    assertThat(sizes).containsExactly(16L, 15L, 7L, 4L, 0L, 2L, 1L, 4L, 1L, 1L);
  }

  /** The algorithm of Figure 4, line by line, over the sizes of all states, by their numbers. */
  private static List<Integer> figure4(Certificate c, int k) {
    int n = (int) c.states() + 1;
    long[] subgraphs = new long[n];
    int[] parent = new int[n];
    boolean[] removed = new boolean[n];
    ScriptSource script = c.script();
    int discovered = 0;
    int current = 0;
    Event event;
    while ((event = script.next()) != Event.END) {
      switch (event) {
        case ENTER -> {
          parent[++discovered] = current;
          current = discovered;
        }
        case STEP -> {
          for (int s = current; s > 0; s = parent[s]) {
            subgraphs[s]++;
          }
        }
        default -> current = parent[current];
      }
    }
    long[] whole = subgraphs.clone();
    long left = c.transitions();
    List<Integer> roots = new ArrayList<>();
    for (int i = 0; i < k - 1; i++) {
      double share = (double) left / (k - i);
      int best = 0;
      for (int s = 2; s < n; s++) { // line 6
        double better = Math.abs(subgraphs[best] - share) - Math.abs(subgraphs[s] - share);
        boolean isWhole = subgraphs[s] == whole[s] && subgraphs[best] < whole[best];
        boolean isCloser = best == 0 || better > 0 || (better == 0 && isWhole);
        best = !removed[s] && subgraphs[s] > 0 && isCloser ? s : best;
      }
      if (best == 0) {
        break;
      }
      roots.add(best);
      left -= subgraphs[best]; // line 7
      for (int s = best; s < n; s++) { // line 8
        removed[s] |= s == best || (parent[s] >= best && removed[parent[s]]);
      }
      for (int s = parent[best]; s > 0; s = parent[s]) { // line 9
        subgraphs[s] -= subgraphs[best];
      }
    }
    return roots;
  }

  @Test
  void figure4ChoosesTheStatesThatPartsBeginWith() {
    for (int seed = 1; seed <= 40; seed++) {
      Certificate c = Searches.certificate(Graph.random(seed, 60), ScriptForm.FULL);
      for (int k : new int[] {2, 3, 5, 9}) {
        assertThat(new Division(c).choose(k)).isEqualTo(figure4(c, k));
      }
    }
    assertThat(figure4(Searches.certificate(figure3(), ScriptForm.FULL), 3)).containsExactly(4, 8);
  }

  @Test
  void figures5And6DivideTheScriptIntoThree() {
    Certificate c = Searches.certificate(figure3(), ScriptForm.FULL);
    assertThat(new Division(c).choose(3)).containsExactly(4, 8);
    List<RawScript> parts = new Division(c).into(3);
    assertThat(parts.stream().map(p -> written(p.read(), figure3(), figure3Numbers())))
        .containsExactly(
            "t1 t1 t1 | t1:S5 B:S4 t2:S6 t1:S5 B:S6 t2:S3",
            "t1 t2 | t1:S3 B:S8 t2:S4 B:S8 t3:S9 t1:S5",
            "t1:S2 t1:S3 t1:S4 B:S3 t2:S7 t1:S6 B:S7 B:S3 B:S2 t2:S8 B:S2 t3:S10 t1:S7");
    assertThat(parts.stream().map(RawScript::steps)).containsExactly(4L, 4L, 8L);
  }

  @Test
  void figure7DividesTheTrustfulScript() {
    Certificate c = Searches.certificate(figure3(), ScriptForm.TRUSTFUL);
    Division division = new Division(c);
    assertThat(division.subgraphs().sizeOf(1)).isEqualTo(10);
    List<RawScript> parts = division.into(3);
    assertThat(parts.stream().map(p -> instructions(written(p.read(), figure3(), new HashMap<>()))))
        .containsExactly("t1 t1 t1 | t1 B t2", "t1 t2 | t3", "t1 t1 t2 B B t3");
  }

  @Test
  void allFiguresAreCertified() {
    for (Graph g : List.of(figure1(), figure3())) {
      assertThat(new Certifier(Searches.certificate(g, ScriptForm.FULL).script(), g).run())
          .matches(Outcome::isComplete);
      assertThat(g.looked).isEqualTo(g.reachable());
      Graph again = g.fresh();
      assertThat(
              new TrustfulCertifier(Searches.certificate(g, ScriptForm.TRUSTFUL).script(), again)
                  .run())
          .matches(Outcome::isComplete);
      assertThat(again.looked).isEqualTo(g.reachable());
      assertThat(again.looks).isEqualTo(g.reachable().cardinality());
    }
  }
}
