package dev.assay.explore.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.jdk.RequiredFacts.Requirement;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is missing in a JDK is named once a program uses the class in question, and only then. */
class RequiredFactsTest {
  private static final JdkClass TIMER = JdkClass.of("java/util/Timer");

  private static List<Jdk> installed;

  @BeforeAll
  static void find() throws IOException {
    installed = Jdk.installed();
  }

  private static Requirement needs(Releases releases) {
    return new Requirement(
        TIMER, "tasks of timers", List.of(TIMER.field("noSuchField").in(releases)));
  }

  private static List<Incompleteness> missing(Requirement r, JdkClass used) {
    Universe universe = installed.get(0).universe();
    RequiredFacts facts = new RequiredFacts(universe, List.of(r));
    facts.noteUse(used.require(universe));
    return List.copyOf(facts.missing());
  }

  @Test
  void whatIsMissingIsNamed() {
    int feature = installed.get(0).feature();
    assertThat(missing(needs(Releases.ALL), TIMER))
        .containsExactly(
            new Incompleteness(
                Reason.JDK_UNKNOWN,
                "JDK "
                    + feature
                    + " is not known well enough to notice tasks of timers: there is no"
                    + " java/util/Timer.noSuchField"));
  }

  @Test
  void whatAProgramDoesNotUseIsOfNoConsequence() {
    assertThat(missing(needs(Releases.ALL), JdkClass.of("java/util/Date"))).isEmpty();
  }

  @Test
  void whatThisReleaseNeedNotHaveIsOfNoConsequence() {
    int feature = installed.get(0).feature();
    assertThat(missing(needs(Releases.since(feature + 1)), TIMER)).isEmpty();
    assertThat(missing(needs(Releases.until(feature - 1)), TIMER)).isEmpty();
  }

  @Test
  void inSupportedReleasesNothingIsMissing() {
    for (Jdk jdk : installed) {
      Universe universe = jdk.universe();
      RequiredFacts facts = new RequiredFacts(universe);
      RequiredFacts.ALL.forEach(r -> facts.noteUse(r.user().require(universe)));
      assertThat(facts.missing()).isEmpty();
    }
  }
}
