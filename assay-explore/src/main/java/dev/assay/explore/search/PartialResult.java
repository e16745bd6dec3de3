package dev.assay.explore.search;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Violation;
import java.util.List;
import java.util.Set;

/**
 * What a search has found before its end.
 *
 * @param transitions steps made
 * @param deepest the longest run, in steps
 * @param violations in the order in which they were found
 * @param incompleteness what was left out; that a limit was reached is not among them
 */
public record PartialResult(
    long transitions,
    int deepest,
    List<Violation> violations,
    Set<Incompleteness> incompleteness) {}
