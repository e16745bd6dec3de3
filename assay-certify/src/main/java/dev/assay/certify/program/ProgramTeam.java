package dev.assay.certify.program;

import dev.assay.certify.divide.Division;
import dev.assay.certify.divide.ExactMap;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier.Findings;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Follows the parts of a script at the same time, in one process. The workers share the store of
 * states and the steps that are known; what they have reached is compared when all are done. There
 * are more parts than workers, and whoever has finished one takes the next that was read to its
 * end, so that nobody waits for the reader in the midst of one and all have work to the end.
 */
public final class ProgramTeam {
  private static final int PARTS_PER_WORKER = 16;

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
    BlockingQueue<RawScript> ready = new LinkedBlockingQueue<>();
    List<RawScript> parts =
        new Division(certificate).into(PARTS_PER_WORKER * workers.size(), ready::add);
    ScriptForm form = certificate.form().ofParts();
    Map<RawScript, ExactMap> maps = new IdentityHashMap<>();
    parts.forEach(p -> maps.put(p, new ExactMap()));
    AtomicInteger left = new AtomicInteger(parts.size());
    List<Findings> all = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(workers.size());
    try {
      List<Future<List<Findings>>> done = new ArrayList<>();
      for (ProgramCertifier w : workers) {
        done.add(pool.submit(() -> work(w, ready, form, maps, left)));
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
    return new Total(
        all,
        form.isTrustful() || !isComplete ? null : ExactMap.problem(List.copyOf(maps.values())));
  }

  private static List<Findings> work(
      ProgramCertifier worker,
      BlockingQueue<RawScript> ready,
      ScriptForm form,
      Map<RawScript, ExactMap> maps,
      AtomicInteger left)
      throws InterruptedException {
    List<Findings> all = new ArrayList<>();
    while (left.getAndDecrement() > 0) {
      RawScript part = ready.take();
      Findings f = worker.follow(part, form, form.isTrustful() ? null : maps.get(part));
      all.add(f);
      if (!f.outcome().isComplete()) {
        left.set(0); // nobody needs to know the rest
      }
    }
    return all;
  }
}
