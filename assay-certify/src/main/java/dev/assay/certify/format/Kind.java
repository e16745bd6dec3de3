package dev.assay.certify.format;

/** Where a transition leads. */
public enum Kind {
  /** To a state that was reached before. */
  VISITED,
  /** To a state that was not reached before; the search goes on from it. */
  NEW,
  /** To no state: the program has ended, or is not interested in what follows. */
  NOWHERE,
  /** To a state that was not reached before, but another part of the script goes on from it. */
  ELSEWHERE;

  static final Kind[] ALL = values();
}
