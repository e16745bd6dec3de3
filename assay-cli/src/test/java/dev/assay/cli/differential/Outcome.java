package dev.assay.cli.differential;

/** What a run shows to the outside world. */
public record Outcome(int exit, String out, String err) {}
