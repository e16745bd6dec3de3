package dev.assay.cli;

import dev.assay.certify.Division;
import dev.assay.certify.FingerprintMap;
import dev.assay.certify.Joining;
import dev.assay.certify.ProgramCertifier;
import dev.assay.certify.ProgramCertifier.Findings;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * Follows the parts of a script at the same time, each in a program of its own; nothing is shared
 * until all are done and their fingerprints are compared.
 */
final class CertifyTeam {
  private final Certificate certificate;
  private final Supplier<ProgramCertifier> certifiers;
  private final int workers;

  CertifyTeam(Certificate certificate, Supplier<ProgramCertifier> certifiers, int workers) {
    this.certificate = certificate;
    this.certifiers = certifiers;
    this.workers = workers;
  }

  /** Certifies; {@code first} is one of the certifiers. */
  int run(CertifyOutput output, ProgramCertifier first) {
    boolean trustful = certificate.form().isTrustful();
    List<RawScript> parts = new Division(certificate).into(workers);
    CertificateKey key = CertificateKey.of(CertificateKey.draw());
    List<FingerprintMap> maps = new ArrayList<>();
    List<Callable<Findings>> tasks = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      RawScript part = parts.get(i);
      FingerprintMap map = new FingerprintMap("", key.name(), i + 1, parts.size());
      maps.add(map);
      boolean isFirst = i == 0;
      tasks.add(
          () ->
              (isFirst ? first : another())
                  .follow(
                      part,
                      certificate.form().ofParts(),
                      trustful ? null : map,
                      key.high(),
                      key.low()));
    }
    List<Findings> all = runAll(tasks);
    boolean complete = all.stream().allMatch(f -> f.outcome().isComplete());
    String problem = trustful || !complete ? null : Joining.problem(maps);
    return output.show(all, problem);
  }

  private ProgramCertifier another() {
    synchronized (this) { // compiling and booting are no work for several at once
      return certifiers.get();
    }
  }

  private static List<Findings> runAll(List<Callable<Findings>> tasks) {
    ExecutorService pool = Executors.newFixedThreadPool(tasks.size());
    try {
      List<Findings> all = new ArrayList<>();
      for (Future<Findings> f : pool.invokeAll(tasks)) {
        all.add(f.get());
      }
      return all;
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
  }
}
