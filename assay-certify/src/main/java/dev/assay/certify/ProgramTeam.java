package dev.assay.certify;

import dev.assay.certify.ProgramCertifier.Findings;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Follows the parts of a script at the same time, in one process. The workers share the store of
 * states and nothing else; what they have reached is compared when all are done. There are more
 * parts than workers, and whoever has finished one takes the next, so that all have work to the
 * end.
 */
public final class ProgramTeam {
  private static final int PARTS_PER_WORKER = 8;

  private final Certificate certificate;
  private final List<ProgramCertifier> workers = new ArrayList<>();

  /**
   * What came of it.
   *
   * @param all what came of each part that was followed
   * @param problem what is wrong with the parts together, or null
   */
  public record Total(List<Findings> all, @Nullable String problem) {}

  /** Prepares; {@code first} is one of the workers. */
  public ProgramTeam(Certificate certificate, ProgramCertifier first, int count) {
    this.certificate = certificate;
    workers.add(first);
    while (workers.size() < count) {
      workers.add(first.another());
    }
  }

  /** Follows all parts. */
  public Total run() {
    List<RawScript> parts = new Division(certificate).into(PARTS_PER_WORKER * workers.size());
    ScriptForm form = certificate.form().ofParts();
    List<ExactMap> maps = new ArrayList<>();
    parts.forEach(p -> maps.add(new ExactMap()));
    // The last part begins with the first state, and is there first.
    AtomicInteger next = new AtomicInteger(parts.size());
    List<Findings> all = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(workers.size());
    try {
      List<Future<List<Findings>>> done = new ArrayList<>();
      for (ProgramCertifier w : workers) {
        done.add(pool.submit(() -> work(w, parts, form, maps, next)));
      }
      for (Future<List<Findings>> f : done) {
        all.addAll(f.get());
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      if (e.getCause() instanceof Error cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
    boolean isComplete =
        all.size() == parts.size() && all.stream().allMatch(f -> f.outcome().isComplete());
    return new Total(all, form.isTrustful() || !isComplete ? null : ExactMap.problem(maps));
  }

  private static List<Findings> work(
      ProgramCertifier worker,
      List<RawScript> parts,
      ScriptForm form,
      List<ExactMap> maps,
      AtomicInteger next) {
    List<Findings> all = new ArrayList<>();
    for (int i = next.decrementAndGet(); i >= 0; i = next.decrementAndGet()) {
      Findings f = worker.follow(parts.get(i), form, form.isTrustful() ? null : maps.get(i));
      all.add(f);
      if (!f.outcome().isComplete()) {
        next.set(0); // nobody needs to know the rest
      }
    }
    return all;
  }
}
