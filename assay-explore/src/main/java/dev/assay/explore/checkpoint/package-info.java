/**
 * Searches that were interrupted: {@link dev.assay.explore.checkpoint.CheckpointFile} writes and
 * reads them so that a crash or a damaged disk cannot be taken for a search, {@link
 * dev.assay.explore.checkpoint.CheckpointBody} says what is in them.
 */
@NullMarked
package dev.assay.explore.checkpoint;

import org.jspecify.annotations.NullMarked;
