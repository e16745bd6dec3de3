/**
 * Where a command reads and writes: its streams, the terminal with its progress line, and files
 * that the user asked for.
 */
@NullMarked
package dev.assay.cli.console;

import org.jspecify.annotations.NullMarked;
