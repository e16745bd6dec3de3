/**
 * The programs of {@code examples/bound}: how long {@code assay bound} takes for them, with each of
 * its engines.
 */
package dev.assay.bench.bound;
