/**
 * A Java program as a transition system: booting, executing transitions, remembering them, and
 * branching on inputs. {@link dev.assay.explore.program.TransitionExecutor} executes one
 * transition; {@link dev.assay.explore.scheduling.SchedulingPolicy} decides where it ends.
 */
@NullMarked
package dev.assay.explore.program;

import org.jspecify.annotations.NullMarked;
