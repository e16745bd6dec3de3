/**
 * Where a transition ends. {@link dev.assay.explore.scheduling.SchedulingPolicy} is told by the
 * machine of everything that a thread does that others can notice, and stops the thread before an
 * operation that begins another transition.
 */
@NullMarked
package dev.assay.explore.scheduling;

import org.jspecify.annotations.NullMarked;
