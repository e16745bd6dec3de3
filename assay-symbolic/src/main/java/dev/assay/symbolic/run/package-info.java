/**
 * Execution with terms in the place of numbers: how terms lie in the machine's slots ({@link
 * dev.assay.symbolic.run.Values}), the loop that executes words on them ({@link
 * dev.assay.symbolic.run.SymbolicLoop}), native methods that know terms, and what a run has assumed
 * and read on its way ({@link dev.assay.symbolic.run.Path}). Which way a run goes where a term
 * decides is up to a {@link dev.assay.symbolic.run.Decider}.
 */
@NullMarked
package dev.assay.symbolic.run;

import org.jspecify.annotations.NullMarked;
