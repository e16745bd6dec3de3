/**
 * Search strategies. {@link dev.assay.explore.search.Search} is what they have in common; each of
 * them decides which state is expanded next.
 */
@NullMarked
package dev.assay.explore.search;

import org.jspecify.annotations.NullMarked;
