package dev.assay.certify.program;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.divide.PartMap;
import dev.assay.certify.follow.Certifier;
import dev.assay.certify.follow.Discrepancy;
import dev.assay.certify.follow.Outcome;
import dev.assay.certify.follow.StateMap;
import dev.assay.certify.follow.TrustfulCertifier;
import dev.assay.certify.format.AheadSource;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptSource;
import dev.assay.explore.Explorer;
import dev.assay.explore.ScriptedExploration;
import dev.assay.explore.ScriptedExploration.Interrupted;
import dev.assay.explore.ScriptedExploration.LearntReads;
import dev.assay.explore.ScriptedExploration.ProducerPrecision;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionPools;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Follows the script of a certificate, or a part of it, in a program. */
public final class ProgramCertifier {
  /** With a trustful script, states are forgotten when they take more than that. */
  private static final long DEFAULT_STORE_BYTES = 256L << 20;

  private final Supplier<ProgramUnderTest> subjects;
  private ProgramUnderTest subject;
  private final Settings settings;
  private final ProducerPrecision producer;
  private final Progress progress;
  private final LearntReads learnt = new LearntReads();

  /** What all certifiers of the program know that work together. */
  private final TransitionPools steps;

  private long mostStoreBytes = DEFAULT_STORE_BYTES;
  private boolean readsAhead = Runtime.getRuntime().availableProcessors() > 1;

  /** The exploration that was made last, for one part of several. */
  private @Nullable ScriptedExploration last;

  /**
   * What came of it.
   *
   * @param outcome of following the script
   * @param result what the program or the certificate has done wrong, and what was not examined
   * @param told the violations, with their runs
   * @param unanswered why nothing can be said about some properties, if these are all states
   */
  public record Findings(
      Outcome outcome, Result result, List<Counterexample> told, List<Incompleteness> unanswered) {}

  /**
   * Prepares to follow a certificate.
   *
   * @param subjects gives the program, made ready with the same settings, as often as it is wanted
   * @throws CertificateProblem if the certificate does not say how the search was made
   */
  public ProgramCertifier(
      Supplier<ProgramUnderTest> subjects,
      Settings settings,
      Certificate certificate,
      Progress progress) {
    this.subjects = subjects;
    this.subject = subjects.get();
    this.settings = settings;
    this.producer = ProducerPrecisions.of(certificate.header().extra());
    this.progress = progress;
    this.steps = new TransitionPools(subject.keeper().store());
    if (!certificate.form().isTrustful()) {
      subject.keeper().store().expect(certificate.states());
    }
  }

  private ProgramCertifier(ProgramCertifier first) {
    this.subjects = first.subjects;
    this.subject = first.subject.another();
    this.settings = first.settings;
    this.producer = first.producer;
    this.progress = first.progress;
    this.mostStoreBytes = first.mostStoreBytes;
    this.steps = first.steps;
  }

  /**
   * Another certifier of the same program, in a machine of its own, whose states have the same
   * numbers. This one must not be at work meanwhile.
   */
  ProgramCertifier another() {
    return new ProgramCertifier(this);
  }

  /** The entries of a header that say how a search was made. */
  public static Map<String, String> precision(Explorer explorer) {
    return ProducerPrecisions.toEntries(
        new ProducerPrecision(explorer.snapshot(), explorer.observed()));
  }

  /** Lets states be forgotten when they take more memory than that. */
  public void setMostStoreBytes(long bytes) {
    mostStoreBytes = bytes;
  }

  /** Says whether scripts are read in a thread of their own; they are if there is a processor. */
  public void setReadsAhead(boolean ahead) {
    readsAhead = ahead;
  }

  /** Why the certificate cannot be used with these settings, or null. */
  public @Nullable String objection() {
    boolean promotes = settings.races() == Settings.Races.PROMOTE;
    return producer.snapshot().racy().isEmpty() || promotes
        ? null
        : "its search takes data races for granted, which are to be reported here";
  }

  /** Follows a whole script. */
  public Findings follow(Certificate certificate) {
    return follow(() -> source(certificate), certificate.form(), null);
  }

  private ScriptSource source(Certificate certificate) {
    return readsAhead ? new AheadSource(certificate.script()) : certificate.script();
  }

  /**
   * Follows a part of a script.
   *
   * @param map is filled with the states of the part; null for a trustful part
   * @param key of fingerprints, where the map needs any
   */
  public Findings follow(RawScript part, ScriptForm form, @Nullable PartMap map, long... key) {
    return follow(part::read, form, map, key);
  }

  /** The same with a part that has a certificate of its own. */
  public Findings follow(Certificate part, @Nullable PartMap map, long... key) {
    return follow(() -> source(part), part.form(), map, key);
  }

  private Findings follow(
      Supplier<ScriptSource> script, ScriptForm form, @Nullable PartMap map, long... key) {
    long start = System.nanoTime();
    for (; ; ) {
      ScriptSource source = script.get();
      try {
        return form.isTrustful() ? followOnTrust(source, start) : follow(source, start, map, key);
      } catch (Interrupted e) {
        if (e.isTooCoarse()) {
          return tooCoarse(start);
        }
        if (map != null) {
          map.clear(); // properties read more than was known: once more from the beginning
        }
      } finally {
        if (source instanceof AheadSource ahead) {
          ahead.close();
        }
      }
    }
  }

  private Findings follow(ScriptSource script, long start, @Nullable PartMap map, long[] key) {
    ScriptedExploration exploration = exploration(false, key);
    ProgramWalk walk = new ProgramWalk(exploration);
    StateMap states = map == null ? null : map.recorder(walk);
    Outcome outcome = new Certifier(script, walk, states).run();
    if (states != null && outcome.isComplete() && exploration.hasSeenMore()) {
      return tooCoarse(start);
    }
    return findings(outcome, exploration, new SearchTotals(), start);
  }

  private Findings followOnTrust(ScriptSource script, long start) {
    SearchTotals totals = new SearchTotals();
    RenewedWalk walk =
        new RenewedWalk(
            exploration(true),
            () -> {
              subject = subjects.get();
              return exploration(true);
            },
            mostStoreBytes,
            totals);
    Outcome outcome = new TrustfulCertifier(script, walk).run();
    return findings(outcome, walk.exploration(), totals, start);
  }

  /**
   * Parts have many transitions in common: what one exploration knows, others need not find out.
   */
  private ScriptedExploration exploration(boolean isTrusted, long... key) {
    ScriptedExploration next =
        new ScriptedExploration(subject, settings, producer, learnt, progress, isTrusted, key);
    if (last == null || !next.takeOver(last)) {
      next.share(steps);
    }
    last = next;
    return next;
  }

  private static Findings findings(
      Outcome outcome, ScriptedExploration last, SearchTotals totals, long start) {
    totals.add(last);
    List<Counterexample> told = new ArrayList<>();
    totals.violations().forEach(v -> told.add(last.explain(v)));
    return findings(outcome, totals, told, start);
  }

  private static Findings findings(
      Outcome outcome, SearchTotals totals, List<Counterexample> told, long start) {
    if (outcome.discrepancy() != null) {
      Violation v = totals.reject(outcome.discrepancy().toString());
      told.add(new Counterexample(v, List.of()));
    } else if (outcome.stopped() && totals.isEmpty()) {
      totals.leftOut(
          new Incompleteness(Reason.SCRIPT_INCOMPLETE, "the script was not followed to its end"));
    }
    Result result = totals.result(outcome.isComplete(), start);
    return new Findings(outcome, result, told, totals.unanswered());
  }

  private static Findings tooCoarse(long start) {
    Discrepancy d =
        new Discrepancy(
            0,
            "its view of the program is fine enough",
            "the program does something that it does not allow for");
    Outcome outcome = new Outcome(d, false, 0, 0, 0);
    return findings(outcome, new SearchTotals(), new ArrayList<>(), start);
  }
}
