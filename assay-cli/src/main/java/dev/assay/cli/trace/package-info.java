/**
 * Runs that were recorded: trace files, JUnit tests that reproduce a violation, and {@code assay
 * replay}.
 */
@NullMarked
package dev.assay.cli.trace;

import org.jspecify.annotations.NullMarked;
