/** Which interleavings need not be explored, because others lead to the same states. */
@NullMarked
package dev.assay.explore.reduction;

import org.jspecify.annotations.NullMarked;
