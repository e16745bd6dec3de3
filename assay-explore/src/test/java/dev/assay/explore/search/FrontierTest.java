package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.result.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** States that workers leave to each other. */
class FrontierTest {
  private static final Move MOVE = new Move(0, 0);

  @Test
  void aSingleWorkerIsGivenWhatIsThereAndThenNothing() {
    Frontier frontier = new Frontier();
    Node first = Node.first(1);
    frontier.addAll(List.of(first, first.next(2, MOVE)));
    assertThat(frontier.isWanting()).isFalse();
    assertThat(frontier.open()).extracting(Node::state).containsExactly(1, 2);
    assertThat(frontier.take()).isSameAs(first);
    assertThat(frontier.isOver()).isFalse();
    assertThat(frontier.take()).isEqualTo(first.next(2, MOVE));
    assertThat(frontier.take()).isNull();
    assertThat(frontier.isOver()).isTrue();
  }

  @Test
  void statesAreWelcomeUntilThereIsEnoughForAllWorkers() {
    Frontier frontier = new Frontier();
    frontier.expect(2);
    int added = 0;
    while (frontier.isWanting()) {
      frontier.add(Node.first(added++));
    }
    assertThat(added).isBetween(2, 1000);
    frontier.take();
    assertThat(frontier.isWanting()).isTrue();
  }

  @Test
  void workersEndTogetherWhenNothingIsLeft() throws Exception {
    for (int workers = 2; workers <= 5; workers++) {
      for (int round = 0; round < 20; round++) {
        Frontier frontier = new Frontier();
        frontier.add(Node.first(1));
        frontier.expect(workers);
        int states = 5_000;
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        AtomicInteger taken = new AtomicInteger();
        together(
            workers,
            () -> {
              // A tree in which state n leads to 2n and 2n + 1; nobody keeps anything to himself.
              for (Node n = frontier.take(); n != null; n = frontier.take()) {
                taken.incrementAndGet();
                seen.add(n.state());
                for (int next = 2 * n.state(); next <= 2 * n.state() + 1; next++) {
                  if (next <= states) {
                    frontier.add(n.next(next, MOVE));
                  }
                }
              }
            });
        assertThat(taken.get()).isEqualTo(states).isEqualTo(seen.size());
        assertThat(frontier.open()).isEmpty();
      }
    }
  }

  @Test
  void whoWaitsIsSentHomeWhenItIsClosed() throws Exception {
    Frontier frontier = new Frontier();
    frontier.expect(4);
    AtomicInteger waiting = new AtomicInteger();
    together(
        4,
        () -> {
          if (waiting.incrementAndGet() == 4) {
            frontier.close(); // the fourth never asks for work, so the others would wait for ever
          } else {
            assertThat(frontier.take()).isNull();
          }
        });
    frontier.add(Node.first(1));
    assertThat(frontier.take()).as("after the end").isNull();
    assertThat(frontier.open()).as("what is left can still be seen").hasSize(1);
  }

  private static void together(int threads, Runnable body) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        running.add(pool.submit(body));
      }
      for (Future<?> f : running) {
        f.get(1, TimeUnit.MINUTES);
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
