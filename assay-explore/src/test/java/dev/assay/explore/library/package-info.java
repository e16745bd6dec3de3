/**
 * Random programs over the JDK's concurrent classes: what they can do when each call is one step is
 * compared with what they can do when the JDK's own code is explored.
 */
@NullMarked
package dev.assay.explore.library;

import org.jspecify.annotations.NullMarked;
