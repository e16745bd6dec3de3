/**
 * Sets of keys of states that are sorted and delta-coded, in memory or on disk. A state takes two
 * to four bytes in them, and looking for many keys at once is merging.
 */
@NullMarked
package dev.assay.explore.external;

import org.jspecify.annotations.NullMarked;
