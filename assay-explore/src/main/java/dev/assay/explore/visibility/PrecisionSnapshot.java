package dev.assay.explore.visibility;

import java.util.List;

/**
 * What a search had learnt about a program when it found a run, in names that mean the same in
 * another process. The steps of a run can be made again only with the same view.
 *
 * @param mutable data that is written while several threads can reach it
 * @param handedOver of that, data that threads use one after the other
 * @param contended of that, data that threads use at the same time
 * @param racy data each of whose accesses is a step
 * @param aspects operations that are steps because the program observes them
 */
public record PrecisionSnapshot(
    List<String> mutable,
    List<String> handedOver,
    List<String> contended,
    List<String> racy,
    List<String> aspects) {}
