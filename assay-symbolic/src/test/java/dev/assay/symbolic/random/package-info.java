/**
 * Random sequential programs over small domains, checked with unknowns and by trying all inputs.
 * {@link dev.assay.symbolic.random.Campaign} is where to begin.
 */
@NullMarked
package dev.assay.symbolic.random;

import org.jspecify.annotations.NullMarked;
