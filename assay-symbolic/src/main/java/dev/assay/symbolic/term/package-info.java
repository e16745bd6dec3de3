/**
 * Terms over the values of Java: truth values, ints and longs with overflow, floats and doubles
 * with IEEE rounding, and arrays.
 *
 * <p>{@link dev.assay.symbolic.term.Terms} makes them and {@link dev.assay.symbolic.term.JavaTerms}
 * has the JVM's instructions; both simplify on the way. {@link dev.assay.symbolic.term.Evaluation}
 * computes their values, with {@link dev.assay.symbolic.term.Semantics} as the one definition of
 * what operators do; simplification and solvers are tested against it, and it against Java. Nothing
 * here knows a program or a solver.
 */
@NullMarked
package dev.assay.symbolic.term;

import org.jspecify.annotations.NullMarked;
