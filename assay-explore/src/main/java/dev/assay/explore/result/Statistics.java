package dev.assay.explore.result;

/**
 * What a search has cost.
 *
 * @param states distinct states
 * @param transitions steps between them
 * @param instructions bytecode instructions, about
 * @param maxDepth the longest run, in steps
 * @param elapsedMillis wall-clock time
 * @param restarts how often the search began anew with a finer view
 * @param storeBytes memory for the states
 */
public record Statistics(
    long states,
    long transitions,
    long instructions,
    int maxDepth,
    long elapsedMillis,
    int restarts,
    long storeBytes) {}
