package dev.assay.machine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Runs something in several threads that begin at the same time. */
public final class Together {
  /** What each thread does. */
  public interface Body<T> {
    T run(int thread) throws Exception;
  }

  private Together() {}

  public static <T> List<T> run(int threads, Body<T> body) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      CyclicBarrier start = new CyclicBarrier(threads);
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        int thread = i;
        running.add(
            pool.submit(
                () -> {
                  start.await();
                  return body.run(thread);
                }));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> future : running) {
        results.add(future.get(2, TimeUnit.MINUTES));
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }
}
