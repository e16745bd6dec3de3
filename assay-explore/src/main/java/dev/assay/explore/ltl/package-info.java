/**
 * Formulas of temporal logic: the product of a program and an automaton, and the nested depth-first
 * search for a run that violates the formula.
 */
@NullMarked
package dev.assay.explore.ltl;

import org.jspecify.annotations.NullMarked;
