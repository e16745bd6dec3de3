/**
 * Sending states to another process: what is new to it, once. {@link
 * dev.assay.machine.state.stream.StateWriter} and {@link
 * dev.assay.machine.state.stream.StateReader} are the two ends.
 */
@NullMarked
package dev.assay.machine.state.stream;

import org.jspecify.annotations.NullMarked;
