package dev.assay.symbolic.bound;

import dev.assay.symbolic.run.Path;

/**
 * A state of the machine and what holds there.
 *
 * @param state its number
 */
record PathState(int state, Path path) {}
