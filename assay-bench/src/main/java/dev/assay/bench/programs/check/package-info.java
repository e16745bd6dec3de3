/**
 * The programs whose searches are compared with those of other model checkers; each takes its size
 * and how often its threads do their work as arguments.
 */
package dev.assay.bench.programs.check;
