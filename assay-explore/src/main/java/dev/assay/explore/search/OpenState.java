package dev.assay.explore.search;

/**
 * A state that was visited, but from which not every step has been made. Whoever takes it up makes
 * all of them, so that they can be compared with each other.
 *
 * @param node the state and how it is reached
 * @param made how many steps have been made from it, which will be made again
 */
public record OpenState(Node node, int made) {}
