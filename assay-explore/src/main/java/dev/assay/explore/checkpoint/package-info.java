/**
 * Files that hold a search which was interrupted: {@link
 * dev.assay.explore.checkpoint.CheckpointFile} writes and reads them so that a crash or a damaged
 * disk cannot be taken for a search. What is in them is the business of {@code dev.assay.explore}.
 */
@NullMarked
package dev.assay.explore.checkpoint;

import org.jspecify.annotations.NullMarked;
