package dev.assay.certify.format;

/**
 * A transition: who moves, with which instruction it begins, and which of several possibilities is
 * taken.
 *
 * @param thread number of the thread in a script's {@link Names}
 * @param place number of the instruction there
 * @param choice from 0
 */
public record Step(int thread, int place, int choice) {}
