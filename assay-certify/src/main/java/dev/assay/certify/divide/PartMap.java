package dev.assay.certify.divide;

import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.Walk;

/** What a part of a script has reached, to be compared with what the others have. */
public interface PartMap {
  /** Fills the map while the part is followed in a system. */
  StateMap recorder(Walk system);

  /** Forgets everything, since the part is followed once more. */
  void clear();
}
