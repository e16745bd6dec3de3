/**
 * Asks solvers whether conditions over terms can hold together, and for which values.
 *
 * <p>{@link dev.assay.symbolic.solve.Solver} is what a solver does, {@link
 * dev.assay.symbolic.solve.SolverKind} opens one. {@link dev.assay.symbolic.solve.CachingSolver}
 * asks another solver only what it cannot answer itself, and {@link
 * dev.assay.symbolic.solve.Portfolio} asks several at once. A solver's claim that something can
 * hold is always checked by evaluating the conditions; a question with an operator that solvers
 * cannot express stays unanswered.
 */
@NullMarked
package dev.assay.symbolic.solve;

import org.jspecify.annotations.NullMarked;
