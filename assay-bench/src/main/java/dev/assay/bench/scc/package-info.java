/**
 * The programs of {@code examples/scc}: how large their certificates are, how long it takes to
 * write, to follow and to divide them, and what becomes of certificates that were tampered with.
 */
package dev.assay.bench.scc;
