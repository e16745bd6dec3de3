package dev.assay.certify.follow;

/**
 * Where a script and a program part.
 *
 * @param transition how many transitions the script had told until then
 * @param claim what the script claims
 * @param fact what the program does
 */
public record Discrepancy(long transition, String claim, String fact) {
  @Override
  public String toString() {
    return "transition " + transition + " of the script: it claims that " + claim + ", but " + fact;
  }
}
