/** Sets of visited states, exact and lossy. */
@NullMarked
package dev.assay.explore.visited;

import org.jspecify.annotations.NullMarked;
