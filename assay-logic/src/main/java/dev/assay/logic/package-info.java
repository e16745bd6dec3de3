/**
 * Linear temporal logic and Büchi automata, without anything about programs.
 *
 * <p>{@link dev.assay.logic.Formula} is a formula and can be read from text; {@link
 * dev.assay.logic.BuchiAutomaton} accepts exactly the infinite words that satisfy it. A word is a
 * sequence of valuations: bit <i>i</i> of a {@code long} says whether proposition <i>i</i> holds.
 * To look for an execution that violates a formula, a search runs the program together with the
 * automaton of the formula's negation and looks for an accepting cycle.
 *
 * <p>The way from the one to the other: {@link dev.assay.logic.NormalForm} pushes negations to the
 * propositions, {@link dev.assay.logic.Simplifier} rewrites, {@link dev.assay.logic.Tableau}
 * unfolds obligations into a graph whose transitions say which promises they postpone, and {@link
 * dev.assay.logic.Degeneralization} turns promises into accepting states. {@link
 * dev.assay.logic.LassoSemantics} decides by the definition of the logic, and shares nothing with
 * that way; it is what the automata are tested against.
 */
@NullMarked
package dev.assay.logic;

import org.jspecify.annotations.NullMarked;
