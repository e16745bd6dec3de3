/**
 * Exploration of a program: every interleaving of its threads and every choice of its environment.
 *
 * <p>{@link dev.assay.explore.Explorer} is the face of the module. It searches with the coarsest
 * precision, refines the precision whenever a search turns out to need more, and says what was
 * found. {@link dev.assay.explore.program.ProgramUnderTest} is a program in a machine, ready to be
 * explored.
 */
@NullMarked
package dev.assay.explore;

import org.jspecify.annotations.NullMarked;
