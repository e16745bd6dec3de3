package dev.assay.certify.format;

/** What a script tells. */
public enum ScriptForm {
  /** Every transition of every state. */
  FULL,
  /** Only the transitions that lead to new states: each state is reached exactly once. */
  TRUSTFUL,
  /** Every transition of the states of one region, and how to get there. */
  PART,
  /** The productive transitions of one region, and how to get there. */
  TRUSTFUL_PART;

  public boolean isTrustful() {
    return this == TRUSTFUL || this == TRUSTFUL_PART;
  }

  public boolean isPart() {
    return this == PART || this == TRUSTFUL_PART;
  }

  /** The form of the parts of a script of this form. */
  public ScriptForm ofParts() {
    return isTrustful() ? TRUSTFUL_PART : PART;
  }
}
