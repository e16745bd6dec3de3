/**
 * The {@code assay} command: reads the command line, calls the engines, shows their results and
 * turns them into an exit status. What a command does lives in the modules below.
 */
@NullMarked
package dev.assay.cli;

import org.jspecify.annotations.NullMarked;
