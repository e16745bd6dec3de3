/**
 * Threads with their stacks, the default schedule, monitors, and what is told to an observer of
 * what threads do.
 */
package dev.assay.machine.threads;
