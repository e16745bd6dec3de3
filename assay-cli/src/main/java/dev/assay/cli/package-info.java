/**
 * The {@code assay} command: finds the command that is meant and runs it. Each command has a
 * package of its own, which depends on {@code command} (what all have in common), {@code program}
 * (the program under test), {@code options} and {@code console}, in this order.
 */
@NullMarked
package dev.assay.cli;

import org.jspecify.annotations.NullMarked;
