/**
 * Exploration of a program: every interleaving of its threads and every choice of its environment.
 *
 * <p>{@link dev.assay.explore.Subject} is a program in a machine, ready to be explored. {@link
 * dev.assay.explore.Steering} decides where a thread's step ends, {@link dev.assay.explore.Stepper}
 * makes steps, and {@link dev.assay.explore.Search} goes through all of them.
 */
@NullMarked
package dev.assay.explore;

import org.jspecify.annotations.NullMarked;
