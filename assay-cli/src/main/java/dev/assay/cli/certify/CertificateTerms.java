package dev.assay.cli.certify;

import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.explore.config.Settings;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the verdict on a certificate is about: its form, which part of it, and what its consumer has
 * to take from the producer's word. It is the same for people and for programs.
 *
 * @param form what the script tells
 * @param part which part of the search is followed, such as 2/3; empty if it is the whole
 * @param takesWord whether the consumer takes the producer's word for it that the states of a
 *     trustful script are all
 * @param onWord properties that the producer says to have verified, and that are not looked at
 */
record CertificateTerms(ScriptForm form, String part, boolean takesWord, List<String> onWord) {
  private static final String RACE = "race";
  private static final String STUCK = "stuck";
  private static final int MOST_NAMES = 20;

  /** Those of a certificate that is followed as a whole, or is a part of its own. */
  static CertificateTerms of(
      ScriptForm form, Header header, String part, Settings settings, boolean takesWord) {
    List<String> looked = new ArrayList<>(List.of("deadlock", "assertion", "exception"));
    if (!form.isTrustful() && settings.races() != Settings.Races.IGNORE) {
      looked.add(RACE);
    }
    settings.properties().invariants().forEach(m -> looked.add(CertificateHeaders.INVARIANT + m));
    settings
        .properties()
        .stepInvariants()
        .forEach(m -> looked.add(CertificateHeaders.STEP_INVARIANT + m));
    // No certifier looks for threads that are stuck: that needs all ways on from a state.
    List<String> onWord =
        Stream.concat(header.properties().stream(), Stream.of(STUCK))
            .filter(p -> !looked.contains(p))
            .map(PrintableText::of)
            .distinct()
            .toList();
    return new CertificateTerms(form, part, takesWord, onWord);
  }

  /** The same of one part. */
  CertificateTerms ofPart(int number, int count) {
    return new CertificateTerms(form, number + "/" + count, takesWord, onWord);
  }

  /** The result for this consumer. */
  Result applyTo(Result found) {
    Result result = found;
    if (form.isTrustful() && found.violations().isEmpty()) {
      result =
          result.with(
              List.of(
                  new Incompleteness(
                      Reason.TRUSTFUL,
                      "the certificate is trustful: that it leads to all states is its producer's"
                          + " word"
                          + (takesWord ? "" : " (--require trustful takes it)"))));
      result = takesWord ? result.takingWord() : result;
    }
    List<String> notes = new ArrayList<>();
    if (!part.isEmpty()) {
      notes.add("part " + part + " alone");
    }
    if (!onWord.isEmpty()) {
      String more =
          onWord.size() > MOST_NAMES ? " and " + (onWord.size() - MOST_NAMES) + " more" : "";
      notes.add(
          "not looked at here, the producer's word: "
              + String.join(", ", onWord.subList(0, Math.min(MOST_NAMES, onWord.size())))
              + more);
    }
    result.promoted().forEach(p -> notes.add("data race on " + p + " taken for granted"));
    return result.noting(notes);
  }

  /** What a good verdict means. */
  String meaning() {
    if (part.isEmpty()) {
      return form.isTrustful()
          ? "every state that the search leads to was examined; that these are all is the producer's"
              + " word"
          : "the search was followed to its end, and every step is as it says";
    }
    String which = "part " + part.replace("/", " of ") + " alone";
    return form.isTrustful()
        ? "every state that "
            + which
            + " leads to was examined; that the parts lead to all is the producer's word"
        : which + " was followed to its end; assay certificate join compares the parts";
  }

  /** What programs are told beside the result. */
  Map<String, Object> members(Map<String, Object> ofResult) {
    Map<String, Object> all = new LinkedHashMap<>(ofResult);
    all.put("form", form.isTrustful() ? "trustful" : "full");
    all.put("part", part);
    if (all.get("properties") instanceof Map<?, ?> known) {
      Map<String, Object> properties = new LinkedHashMap<>();
      known.forEach((name, status) -> properties.put(String.valueOf(name), status));
      onWord.forEach(name -> properties.putIfAbsent(name, "not-checked"));
      all.put("properties", properties);
    }
    return all;
  }
}
