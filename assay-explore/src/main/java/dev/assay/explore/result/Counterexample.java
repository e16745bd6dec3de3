package dev.assay.explore.result;

import java.util.List;

/**
 * A violation with the run that leads to it, for people; both call an object by the same name.
 *
 * @param steps what happens, line by line
 */
public record Counterexample(Violation violation, List<TraceEvent> steps) {}
