package dev.assay.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.logic.BuchiAutomaton.Transition;
import dev.assay.logic.Formula.Not;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuchiAutomatonTest {
  @Test
  void theAutomatonOfAFormulaAcceptsTheWordsThatSatisfyIt() {
    RandomFormulas random = new RandomFormulas(3);
    int accepted = 0;
    int rejected = 0;
    for (int i = 0; i < 3000; i++) {
      Formula formula = random.formulaUpTo(9);
      BuchiAutomaton automaton = BuchiAutomaton.of(formula, RandomFormulas.PROPOSITIONS);
      for (Lasso word : random.words(12)) {
        boolean holds = LassoSemantics.holds(formula, word, RandomFormulas.PROPOSITIONS);
        assertThat(automaton.accepts(word)).as("%s on %s", formula, word).isEqualTo(holds);
        if (holds) {
          accepted++;
        } else {
          rejected++;
        }
      }
    }
    assertThat(accepted).isGreaterThan(5000);
    assertThat(rejected).isGreaterThan(5000);
  }

  @Test
  void aWordIsAcceptedEitherForAFormulaOrForItsNegation() {
    RandomFormulas random = new RandomFormulas(4);
    for (int i = 0; i < 1500; i++) {
      Formula formula = random.formulaUpTo(10);
      BuchiAutomaton automaton = BuchiAutomaton.of(formula, RandomFormulas.PROPOSITIONS);
      BuchiAutomaton negation = BuchiAutomaton.of(new Not(formula), RandomFormulas.PROPOSITIONS);
      for (Lasso word : random.words(8)) {
        assertThat(automaton.accepts(word))
            .as("%s on %s", formula, word)
            .isNotEqualTo(negation.accepts(word));
      }
    }
  }

  /** Several promises at once, which random formulas of a few operators seldom have. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "G F p && G F q && G F r",
        "(G F p -> G F q) && (G F q -> G F r)",
        "G (p -> F q) && G (q -> F r) && G F p",
        "G F p <-> F G q",
        "F (p R q) && F (r R !p)",
        "G (p -> (!q U r)) || F G (q W r)",
        "((p U q) U r) U (q R p)",
        "F (p && X (q U (r && F G p)))"
      })
  void allShortWordsAreJudgedByDefinition(String text) {
    Formula formula = Formula.parse(text);
    BuchiAutomaton automaton = BuchiAutomaton.of(formula, RandomFormulas.PROPOSITIONS);
    for (int prefix = 0; prefix <= 1; prefix++) {
      for (int cycle = 1; cycle <= 3; cycle++) {
        for (long letters = 0; letters < 1L << (3 * (prefix + cycle)); letters++) {
          long seed = letters;
          Lasso word =
              new Lasso(
                  IntStream.range(0, prefix).mapToLong(i -> (seed >> (3 * i)) & 7).toArray(),
                  IntStream.range(prefix, prefix + cycle)
                      .mapToLong(i -> (seed >> (3 * i)) & 7)
                      .toArray());
          if (automaton.accepts(word)
              != LassoSemantics.holds(formula, word, RandomFormulas.PROPOSITIONS)) {
            throw new AssertionError(text + " on " + word);
          }
        }
      }
    }
  }

  /** A change that makes the translation worse shows here. */
  @ParameterizedTest
  @CsvSource({
    "true, 1",
    "p, 2",
    "X p, 3",
    "G p, 1",
    "F p, 2",
    "p U q, 2",
    "p R q, 2",
    "p W q, 2",
    "G F p, 2",
    "F G p, 2",
    "G (p -> F q), 2",
    "!G (p -> F q), 2",
    "G (p -> X q), 2",
    "G (p -> q W r), 2",
    "G F p && G F q, 3",
    "G F p && G F q && G F r, 4",
    "G F a && G F b && G F c && G F d && G F e && G F f && G F g && G F h, 9",
    "!(G F p -> G (q -> F r)), 3",
    "F p && F q, 4",
    "G F p || G F q, 2",
    "G F p -> G F q, 5"
  })
  void classicPatternsHaveSmallAutomata(String formula, int states) {
    assertThat(BuchiAutomaton.of(Formula.parse(formula)).size()).isEqualTo(states);
  }

  @Test
  void theAutomatonOfResponseIsTheOneOfTheTextbooks() {
    assertThat(BuchiAutomaton.of(Formula.parse("G (p -> F q)")))
        .hasToString(
            """
            0*
              !p => 0
              q => 0
              true => 1
            1
              q => 0
              true => 1
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"false", "p && !p", "F p && G !p", "G F p && F G !p", "p U q && G !q"})
  void theAutomatonOfAContradictionIsOneStateWithoutTransitions(String formula) {
    BuchiAutomaton automaton = BuchiAutomaton.of(Formula.parse(formula));
    assertThat(automaton.isEmpty()).isTrue();
    assertThat(automaton.size()).isEqualTo(1);
    assertThat(automaton.transitionCount()).isZero();
    assertThat(BuchiAutomaton.of(new Not(Formula.parse(formula))).isEmpty()).isFalse();
  }

  /** Not seen by rewriting: the automaton itself has to show it. */
  @Test
  void contradictionsBetweenStatesAreFound() {
    assertThat(BuchiAutomaton.of(Formula.parse("G (p <-> X !p) && G F (p && X p)")).isEmpty())
        .isTrue();
    assertThat(BuchiAutomaton.of(Formula.parse("G (p <-> X !p) && G F (p && X !p)")).isEmpty())
        .isFalse();
  }

  @Test
  void emptinessAsksForAnAcceptingCycleThatCanBeReached() {
    Transition toFirst = new Transition(0, 0, 0);
    Transition toSecond = new Transition(1, 0, 1);
    BitSet second = new BitSet();
    second.set(1);
    List<String> propositions = List.of("p");
    assertThat(
            new BuchiAutomaton(propositions, List.of(List.of(toFirst), List.of(toSecond)), second)
                .isEmpty())
        .isTrue();
    assertThat(
            new BuchiAutomaton(propositions, List.of(List.of(toFirst, toSecond), List.of()), second)
                .isEmpty())
        .isTrue();
    assertThat(
            new BuchiAutomaton(
                    propositions, List.of(List.of(toSecond), List.of(toSecond)), new BitSet())
                .isEmpty())
        .isTrue();
    assertThat(
            new BuchiAutomaton(propositions, List.of(List.of(toSecond), List.of(toFirst)), second)
                .isEmpty())
        .isFalse();
  }

  @Test
  void noStateOfATranslatedAutomatonIsUseless() {
    RandomFormulas random = new RandomFormulas(5);
    for (int i = 0; i < 1000; i++) {
      Formula formula = random.formulaUpTo(9);
      BuchiAutomaton automaton = BuchiAutomaton.of(formula);
      for (int state = 0; state < automaton.size(); state++) {
        assertThat(startingIn(state, automaton).isEmpty())
            .as("state %s of %s\n%s", state, formula, automaton)
            .isEqualTo(automaton.isEmpty());
      }
    }
  }

  @Test
  void successorsAreTheTargetsWhoseGuardsHoldEachOnce() {
    BuchiAutomaton automaton = BuchiAutomaton.of(Formula.parse("G (p -> F q)"));
    int[] into = new int[automaton.mostSuccessors()];
    assertThat(automaton.successors(0, 0b00, into)).isEqualTo(2);
    assertThat(into).startsWith(0, 1);
    assertThat(automaton.successors(0, 0b01, into)).isEqualTo(1);
    assertThat(into).startsWith(1);
    assertThat(automaton.successors(0, 0b10, into)).isEqualTo(2);
    assertThat(into).startsWith(0, 1);
    assertThat(automaton.successors(1, 0b00, into)).isEqualTo(1);
    assertThat(into).startsWith(1);
  }

  @Test
  void aStateThatAcceptsEverythingIsKnown() {
    BuchiAutomaton reached = BuchiAutomaton.of(Formula.parse("F p"));
    assertThat(reached.acceptsEverything(0)).isFalse();
    assertThat(reached.acceptsEverything(1)).isTrue();
    assertThat(BuchiAutomaton.of(Formula.parse("G p")).acceptsEverything(0)).isFalse();
  }

  @Test
  void aPropositionKeepsItsBitWhenSimplificationDropsAnother() {
    BuchiAutomaton automaton = BuchiAutomaton.of(Formula.parse("(a || true) && G b"));
    assertThat(automaton.propositions()).containsExactly("a", "b");
    assertThat(automaton.transitions(0)).containsExactly(new Transition(0b10, 0, 0));
  }

  @Test
  void sixtyTwoPropositionsAreTheMost() {
    String most = disjunction(62);
    BuchiAutomaton automaton = BuchiAutomaton.of(Formula.parse("G (" + most + ")"));
    assertThat(automaton.accepts(new Lasso(new long[] {1}, new long[] {1L << 61}))).isTrue();
    assertThat(automaton.accepts(new Lasso(new long[] {1}, new long[] {0}))).isFalse();
    Formula more = Formula.parse("G (" + disjunction(63) + ")");
    assertThatThrownBy(() -> BuchiAutomaton.of(more))
        .isInstanceOf(FormulaTooLarge.class)
        .hasMessage("the formula is too large: more than 62 propositions");
  }

  @Test
  void aFormulaWithTooManyStatesIsRefused() {
    Formula formula =
        Formula.parse(
            IntStream.range(0, 40).mapToObj(i -> "F p" + i).collect(Collectors.joining(" && ")));
    assertThatThrownBy(() -> BuchiAutomaton.of(formula))
        .isInstanceOf(FormulaTooLarge.class)
        .hasMessage("the formula is too large: its automaton would have too many states");
  }

  @Test
  void aPropositionThatIsNotListedIsRefused() {
    Formula formula = Formula.parse("p U q");
    assertThatThrownBy(() -> BuchiAutomaton.of(formula, List.of("p")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void automataThatMakeNoSenseAreRefused() {
    List<List<Transition>> outside = List.of(List.of(new Transition(0, 0, 1)));
    assertThatThrownBy(() -> new BuchiAutomaton(List.of(), outside, new BitSet()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new BuchiAutomaton(List.of(), List.of(), new BitSet()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Transition(1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  private static String disjunction(int propositions) {
    return IntStream.range(0, propositions)
        .mapToObj(i -> "p" + i)
        .collect(Collectors.joining(" || "));
  }

  /** The same automaton with the initial state and another exchanged. */
  private static BuchiAutomaton startingIn(int start, BuchiAutomaton automaton) {
    List<List<Transition>> transitions = new ArrayList<>();
    BitSet accepting = new BitSet();
    for (int i = 0; i < automaton.size(); i++) {
      int state = exchanged(i, start);
      transitions.add(
          automaton.transitions(state).stream()
              .map(t -> new Transition(t.must(), t.mustNot(), exchanged(t.target(), start)))
              .toList());
      accepting.set(i, automaton.isAccepting(state));
    }
    return new BuchiAutomaton(automaton.propositions(), transitions, accepting);
  }

  private static int exchanged(int state, int start) {
    return state == 0 ? start : state == start ? 0 : state;
  }
}
