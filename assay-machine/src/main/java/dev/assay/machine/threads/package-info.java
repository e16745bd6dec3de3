/**
 * Threads with their stacks, the default schedule, monitors, and what is told to an observer of
 * what threads do. A transition reads other threads by way of {@link
 * dev.assay.machine.threads.OtherThreads}, which records it; code between transitions reads the
 * {@link dev.assay.machine.threads.ThreadTable}.
 */
package dev.assay.machine.threads;
