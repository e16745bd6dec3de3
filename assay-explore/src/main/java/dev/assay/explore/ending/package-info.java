/**
 * From which states no run ends, and which threads can never move again there. Both can only be
 * said of a graph of states that is known in full, when a search has examined it.
 */
@NullMarked
package dev.assay.explore.ending;

import org.jspecify.annotations.NullMarked;
