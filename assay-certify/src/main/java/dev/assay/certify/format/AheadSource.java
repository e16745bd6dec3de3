package dev.assay.certify.format;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Reads a script in a thread of its own, some way ahead of whoever follows it, so that the one need
 * not wait for the other.
 */
public final class AheadSource extends StepFields implements AutoCloseable {
  private static final int BATCH = 1 << 13;
  private static final int BATCHES = 8;
  private static final int DIGEST = 1 << 8;
  private static final int END = 0;
  private static final int LEAVE = 1;
  private static final int ENTER = 2;
  private static final int STEP = 3;

  private final ScriptSource from;
  private final BlockingQueue<Batch> batches = new ArrayBlockingQueue<>(BATCHES);
  private final Thread reader;

  // What the reader is about.
  private int[] filling = new int[BATCH];
  private int filled;

  // What the follower is about.
  private Batch batch = new Batch(new int[0], 0, null);
  private int at;
  private final Movers movers = new Movers();

  /** Some events, and why there are no more. */
  private record Batch(int[] numbers, int count, @Nullable RuntimeException problem) {}

  /** Begins to read. */
  public AheadSource(ScriptSource from) {
    this.from = from;
    this.reader = new Thread(this::readAll, "script reader");
    reader.setDaemon(true);
    reader.start();
  }

  @Override
  public void close() {
    reader.interrupt();
  }

  // ---- reading ahead ----

  private void readAll() {
    try {
      RuntimeException problem = null;
      try {
        Event event;
        do {
          event = from.next();
          put(event);
          if (filled >= BATCH / 2) {
            hand(null);
          }
        } while (event != Event.END);
      } catch (RuntimeException e) {
        problem = e;
      }
      hand(problem);
    } catch (InterruptedException e) {
      // Nobody wants to know the rest.
    }
  }

  private void hand(@Nullable RuntimeException problem) throws InterruptedException {
    batches.put(new Batch(filling, filled, problem));
    filling = new int[BATCH];
    filled = 0;
  }

  private void put(Event event) {
    switch (event) {
      case ENTER -> {
        add(ENTER);
        Movers m = from.form().isTrustful() ? new Movers() : from.movers();
        add(m.count());
        for (int i = 0; i < m.count(); i++) {
          add(m.thread(i));
          add(m.place(i));
        }
      }
      case STEP -> {
        add((STEP + from.kind().ordinal()) | (from.hasDigest() ? DIGEST : 0));
        add(from.thread());
        add(from.place());
        add(from.choice());
        add(from.kind() == Kind.ELSEWHERE ? from.elsewhere() : from.digest());
      }
      case LEAVE -> add(LEAVE);
      case END -> {
        add(END | (from.hasDigest() ? DIGEST : 0));
        add(from.digest());
      }
    }
  }

  private void add(int number) {
    if (filled == filling.length) {
      filling = Arrays.copyOf(filling, 2 * filled);
    }
    filling[filled++] = number;
  }

  // ---- following ----

  private int get() {
    while (at == batch.count) {
      if (batch.problem != null) {
        throw batch.problem;
      }
      at = 0;
      try {
        batch = batches.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CertificateProblem("reading it was interrupted");
      }
    }
    return batch.numbers[at++];
  }

  @Override
  public Event next() {
    int op = get();
    hasDigest = (op & DIGEST) != 0;
    switch (op & ~DIGEST) {
      case END -> {
        digest = get();
        return Event.END;
      }
      case LEAVE -> {
        return Event.LEAVE;
      }
      case ENTER -> {
        movers.clear();
        for (int n = get(); n > 0; n--) {
          int t = get();
          movers.add(t, get());
        }
        return Event.ENTER;
      }
      default -> {
        kind = Kind.ALL[(op & ~DIGEST) - STEP];
        thread = get();
        place = get();
        choice = get();
        int last = get();
        if (kind == Kind.ELSEWHERE) {
          elsewhere = last;
        } else {
          digest = last;
        }
        return Event.STEP;
      }
    }
  }

  @Override
  public ScriptForm form() {
    return from.form();
  }

  @Override
  public Names names() {
    return from.names();
  }

  @Override
  public List<Step> path() {
    return from.path();
  }

  @Override
  public int root() {
    return from.root();
  }

  @Override
  public Movers movers() {
    return movers;
  }
}
