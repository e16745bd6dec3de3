package dev.assay.explore.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.result.Result.Status;
import dev.assay.explore.result.Result.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Verified is said only if everything speaks for it. */
class ResultTest {
  private static final Statistics NOTHING = new Statistics(0, 0, 0, 0, 0, 0, 0);
  private static final Incompleteness LEFT =
      new Incompleteness(Reason.UNSUPPORTED, "something was left out");
  private static final Incompleteness ASSUMED =
      new Incompleteness(Reason.CLOCK, "time stands still", "Clock.java:3");
  private static final Violation WRONG =
      new Violation("deadlock", "nobody can move", "", "", List.of(), List.of());

  /** All statuses that so many properties can have. */
  private static List<Map<String, Status>> statuses(int properties) {
    List<Map<String, Status>> all = new ArrayList<>(List.of(Map.of()));
    for (int i = 0; i < properties; i++) {
      List<Map<String, Status>> more = new ArrayList<>();
      for (Map<String, Status> m : all) {
        for (Status s : Status.values()) {
          Map<String, Status> longer = new LinkedHashMap<>(m);
          longer.put("property " + i, s);
          more.add(longer);
        }
      }
      all = more;
    }
    return all;
  }

  @Test
  void ofAllCombinationsOneIsVerified() {
    int verified = 0;
    int others = 0;
    for (boolean exhausted : new boolean[] {false, true}) {
      for (List<Incompleteness> left : List.of(List.<Incompleteness>of(), List.of(LEFT))) {
        List<Incompleteness> accepted = left.isEmpty() ? List.of(ASSUMED) : List.of();
        for (List<Violation> wrong : List.of(List.<Violation>of(), List.of(WRONG))) {
          for (int properties = 0; properties <= 3; properties++) {
            for (Map<String, Status> m : statuses(properties)) {
              Result r =
                  new Result(exhausted, left, accepted, wrong, m, List.of(), List.of(), NOTHING);
              Set<Status> given = new HashSet<>(m.values());
              Verdict expected =
                  !wrong.isEmpty()
                      ? Verdict.VIOLATION
                      : exhausted && left.isEmpty() && given.equals(Set.of(Status.HOLDS))
                          ? Verdict.VERIFIED
                          : Verdict.INCONCLUSIVE;
              assertThat(r.verdict()).as("%s", r).isEqualTo(expected);
              if (expected == Verdict.INCONCLUSIVE) {
                assertThat(r.incompleteness()).as("%s", r).isNotEmpty();
                assertThat(r.reasons()).as("%s", r).isNotEmpty();
              }
              if (expected == Verdict.VERIFIED) {
                verified++;
              } else {
                others++;
              }
            }
          }
        }
      }
    }
    assertThat(verified).as("one for each number of properties").isEqualTo(3);
    assertThat(others).isGreaterThan(500);
  }

  @Test
  void whatWasAskedForAndNotCheckedIsNotVerified() {
    Set<String> asked = Set.of("deadlock", "race");
    Result some =
        Result.of(true, List.of(), List.of(), asked, Set.of("deadlock"), List.of(), NOTHING);
    assertThat(some.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(some.properties())
        .isEqualTo(Map.of("deadlock", Status.HOLDS, "race", Status.NOT_CHECKED));
    Result all = Result.of(true, List.of(), List.of(), asked, asked, List.of(), NOTHING);
    assertThat(all.verdict()).isEqualTo(Verdict.VERIFIED);
    Result wrong = Result.of(true, List.of(), List.of(WRONG), asked, asked, List.of(), NOTHING);
    assertThat(wrong.verdict()).isEqualTo(Verdict.VIOLATION);
    assertThat(wrong.properties())
        .isEqualTo(Map.of("deadlock", Status.VIOLATED, "race", Status.HOLDS));
    Result unasked =
        Result.of(true, List.of(), List.of(WRONG), Set.of("race"), asked, List.of(), NOTHING);
    assertThat(unasked.properties()).containsEntry("deadlock", Status.VIOLATED);
  }

  @Test
  void everyReasonMakesAResultInconclusive() {
    Set<String> codes = new HashSet<>();
    Set<String> kinds = Set.of("deadlock");
    for (Reason reason : Reason.values()) {
      assertThat(reason.code()).matches("[a-z]+(-[a-z]+)*");
      assertThat(codes.add(reason.code())).as("%s", reason).isTrue();
      assertThat(reason.sentence()).endsWith(".");
      assertThat(reason.hint()).isNotEmpty();
      Incompleteness why = new Incompleteness(reason, "a message", "Place.java:1");
      for (boolean exhausted : new boolean[] {false, true}) {
        Result r = Result.of(exhausted, List.of(why), List.of(), kinds, kinds, List.of(), NOTHING);
        assertThat(r.verdict()).as("%s", reason).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(r.incompleteness()).containsExactly(why);
        assertThat(r.properties()).containsEntry("deadlock", Status.UNKNOWN);
      }
      Result verified = Result.of(true, List.of(), List.of(), kinds, kinds, List.of(), NOTHING);
      Result with = verified.with(List.of(why));
      assertThat(with.verdict()).as("%s", reason).isEqualTo(Verdict.INCONCLUSIVE);
      assertThat(with.properties()).containsEntry("deadlock", Status.UNKNOWN);
      assertThat(with.with(List.of(why))).as("once").isEqualTo(with);
    }
  }

  @Test
  void anAcceptedAssumptionDoesNotStandInTheWay() {
    Set<String> kinds = Set.of("deadlock");
    for (Reason reason : Reason.values()) {
      Incompleteness why = new Incompleteness(reason, "a message", "Place.java:1");
      Result r = Result.of(true, List.of(why), List.of(), kinds, kinds, List.of(), NOTHING);
      Result accepting = r.accepting(EnumSet.allOf(Reason.class));
      if (reason.isAssumption()) {
        assertThat(accepting.verdict()).as("%s", reason).isEqualTo(Verdict.VERIFIED);
        assertThat(accepting.accepted()).containsExactly(why);
        assertThat(accepting.incompleteness()).isEmpty();
        assertThat(accepting.properties()).containsEntry("deadlock", Status.HOLDS);
        assertThat(r.acceptable()).containsExactly(reason);
        assertThat(accepting.acceptable()).isEmpty();
      } else {
        assertThat(accepting).as("%s", reason).isEqualTo(r);
        assertThat(r.acceptable()).isEmpty();
      }
      assertThat(r.accepting(EnumSet.complementOf(EnumSet.of(reason)))).isEqualTo(r);
      assertThat(r.accepting(Set.of())).isEqualTo(r);
    }
  }

  @Test
  void anAcceptedAssumptionHelpsAgainstNothingElse() {
    Set<String> kinds = Set.of("deadlock");
    Set<Reason> clock = Set.of(Reason.CLOCK);
    Result both =
        Result.of(true, List.of(ASSUMED, LEFT), List.of(), kinds, kinds, List.of(), NOTHING)
            .accepting(clock);
    assertThat(both.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(both.incompleteness()).containsExactly(LEFT);
    assertThat(both.accepted()).containsExactly(ASSUMED);
    assertThat(both.acceptable()).isEmpty();
    Result unfinished =
        Result.of(false, List.of(ASSUMED), List.of(), kinds, kinds, List.of(), NOTHING);
    assertThat(unfinished.acceptable()).isEmpty();
    assertThat(unfinished.accepting(clock).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(unfinished.accepting(clock).incompleteness())
        .extracting(Incompleteness::reason)
        .containsExactly(Reason.SEARCH_INCOMPLETE);
    Result unchecked =
        Result.of(true, List.of(ASSUMED), List.of(), kinds, Set.of(), List.of(), NOTHING);
    assertThat(unchecked.accepting(clock).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    Result wrong =
        Result.of(true, List.of(ASSUMED), List.of(WRONG), kinds, kinds, List.of(), NOTHING);
    assertThat(wrong.acceptable()).isEmpty();
    assertThat(wrong.accepting(clock).verdict()).isEqualTo(Verdict.VIOLATION);
    assertThat(wrong.accepting(clock).accepted()).containsExactly(ASSUMED);
    Result verified =
        Result.of(true, List.of(ASSUMED), List.of(), kinds, kinds, List.of(), NOTHING)
            .accepting(clock);
    assertThat(verified.with(List.of(LEFT)).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(verified.with(List.of(LEFT)).accepted()).containsExactly(ASSUMED);
  }

  @Test
  void aSearchThatDoesNotSayItWasExhaustedHasNotVerified() {
    Set<String> kinds = Set.of("deadlock");
    Result r = Result.of(false, List.of(), List.of(), kinds, kinds, List.of(), NOTHING);
    assertThat(r.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(r.incompleteness())
        .extracting(Incompleteness::reason)
        .containsExactly(Reason.SEARCH_INCOMPLETE);
    assertThat(r.properties()).containsEntry("deadlock", Status.UNKNOWN);
  }
}
