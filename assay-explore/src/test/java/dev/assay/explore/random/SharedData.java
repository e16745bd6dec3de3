package dev.assay.explore.random;

import java.util.List;
import java.util.Map;

/**
 * What the threads of a program share.
 *
 * @param locks expressions for objects that are never null
 * @param variables expressions for int variables, each with the lock that has to be held; the empty
 *     text stands for none: the variable is volatile
 * @param publisher the variable through which threads pass objects to each other
 * @param publisherLock the lock that has to be held to use it, or the empty text
 * @param threads expressions for the threads
 */
record SharedData(
    List<String> locks,
    Map<String, String> variables,
    String publisher,
    String publisherLock,
    List<String> threads) {}
