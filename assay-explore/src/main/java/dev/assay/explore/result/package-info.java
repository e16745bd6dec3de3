/** What a search has found: violations, their runs in words, statistics, and what was left out. */
@NullMarked
package dev.assay.explore.result;

import org.jspecify.annotations.NullMarked;
