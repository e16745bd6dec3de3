package dev.assay.explore;

import java.util.List;

/**
 * A violation with the run that leads to it, for people; both call an object by the same name.
 *
 * @param steps what happens, line by line
 */
public record Told(Violation violation, List<TraceStep> steps) {}
