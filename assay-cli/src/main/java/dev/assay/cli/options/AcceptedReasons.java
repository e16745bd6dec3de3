package dev.assay.cli.options;

import dev.assay.explore.result.Reason;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reasons for an inconclusive result that a user takes on, given by their codes. */
final class AcceptedReasons {
  private AcceptedReasons() {}

  /**
   * The reasons with some codes.
   *
   * @throws IllegalArgumentException if there is no such code, or one that is no assumption
   */
  static Set<Reason> of(String codes) {
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    for (String code : codes.split(",", -1)) {
      reasons.add(one(code.strip()));
    }
    return reasons;
  }

  private static Reason one(String code) {
    Reason reason = Reason.ofCode(code);
    if (reason == null) {
      List<String> known = assumptions().map(Reason::code).toList();
      throw new IllegalArgumentException(
          "a list of assumptions: there is no '"
              + code
              + "'"
              + NearestName.suggestion(code, known)
              + "; there are "
              + String.join(", ", known));
    }
    if (!reason.isAssumption()) {
      throw new IllegalArgumentException(
          "a list of assumptions: " + code + " " + reason.kind().meaning());
    }
    return reason;
  }

  private static Stream<Reason> assumptions() {
    return Arrays.stream(Reason.values()).filter(Reason::isAssumption);
  }
}
