package dev.assay.cli;

import java.util.List;

/**
 * How a run ended.
 *
 * @param exit the exit status
 * @param reasons why the program did not run to its end, or nothing if it did
 * @param instructions bytecode instructions the program executed
 * @param objects objects the program allocated
 * @param elapsedMillis time of the whole run
 */
public record RunResult(
    int exit, List<String> reasons, long instructions, long objects, long elapsedMillis) {}
