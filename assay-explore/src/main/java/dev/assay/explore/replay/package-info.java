/** Recorded runs: re-executing them, checking that they still fail, and describing them. */
@NullMarked
package dev.assay.explore.replay;

import org.jspecify.annotations.NullMarked;
