/** When a search ends early, and how far it has come: limits on memory and time, progress. */
@NullMarked
package dev.assay.explore.limit;

import org.jspecify.annotations.NullMarked;
