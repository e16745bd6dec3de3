package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Reads a script in a thread of its own, some way ahead of whoever follows it, so that the one need
 * not wait for the other.
 */
public final class AheadSource extends StepFields implements AutoCloseable {
  private static final int BATCH = 1 << 15;
  private static final int BATCHES = 8;

  /** How long the follower waits before it looks whether the reader is still there. */
  private static final long PATIENCE_MILLIS = 100;

  // An event is a word: what it is, flags, and the number of its choice or movers.
  private static final int KIND = (1 << 8) - 1;
  private static final int DIGEST = 1 << 8;
  private static final int NUMBER_SHIFT = 9;
  private static final int MOST_IN_WORD = (1 << 31 - NUMBER_SHIFT) - 1;

  // A thread and its instruction are a word, unless their numbers are too large.
  private static final int THREAD_BITS = 10;
  private static final int MOST_PLACES = 1 << 31 - THREAD_BITS;
  private static final int END = 0;
  private static final int LEAVE = 1;
  private static final int ENTER = 2;
  private static final int STEP = 3;
  private static final int WAY = STEP + Kind.ALL.length;

  private static final EnabledThreads NO_MOVERS = new EnabledThreads();

  private final ScriptSource from;
  private final BlockingQueue<Batch> batches = new ArrayBlockingQueue<>(BATCHES);
  private final Thread reader;

  /** Why the reader has not even come to hand over what is wrong: memory is used up. */
  private volatile @Nullable Error error;

  // What the reader is about.
  private int[] filling = new int[BATCH];
  private int filled;

  // What the follower is about.
  private Batch batch = new Batch(new int[0], 0, null);
  private int at;

  /** Whether there may be more of the way to the first state. */
  private boolean isOnWay = true;

  private final EnabledThreads movers = new EnabledThreads();

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
        for (Step s : from.path()) {
          putWord(WAY, s.choice());
          putMover(s.thread(), s.place());
          if (filled >= BATCH / 2) {
            hand(null);
          }
        }
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
    } catch (Error e) {
      error = e;
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
        EnabledThreads m = from.form().isTrustful() ? NO_MOVERS : from.movers();
        putWord(ENTER, m.count());
        for (int i = 0; i < m.count(); i++) {
          putMover(m.thread(i), m.place(i));
        }
      }
      case STEP -> {
        putWord((STEP + from.kind().ordinal()) | (from.hasDigest() ? DIGEST : 0), from.choice());
        putMover(from.thread(), from.place());
        if (from.kind() == Kind.ELSEWHERE) {
          add(from.elsewhere());
        } else if (from.hasDigest()) {
          add(from.digest());
        }
      }
      case LEAVE -> add(LEAVE);
      case END -> {
        add(END | (from.hasDigest() ? DIGEST : 0));
        add(from.digest());
      }
    }
  }

  private void putWord(int what, int number) {
    add(Math.min(number, MOST_IN_WORD) << NUMBER_SHIFT | what);
    if (number >= MOST_IN_WORD) {
      add(number);
    }
  }

  private void putMover(int moverThread, int moverPlace) {
    if (moverThread < 1 << THREAD_BITS && moverPlace < MOST_PLACES) {
      add(moverPlace << THREAD_BITS | moverThread);
    } else {
      add(-1);
      add(moverThread);
      add(moverPlace);
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
      try {
        Batch next = batches.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        if (next != null) {
          batch = next;
          at = 0;
          continue;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CertificateProblem("reading it was interrupted");
      }
      Error failed = error;
      if (failed != null) {
        throw failed;
      }
    }
    return batch.numbers[at++];
  }

  /** Whether another step of the way comes; then it is the current one. */
  private boolean getWay() {
    int word = get();
    if ((word & KIND) != WAY) {
      at--;
      isOnWay = false;
      return false;
    }
    choice = number(word);
    getMover();
    return true;
  }

  @Override
  public Event next() {
    while (isOnWay && getWay()) {
      // Nobody has asked for it.
    }
    int word = get();
    hasDigest = (word & DIGEST) != 0;
    switch (word & KIND) {
      case END -> {
        digest = get();
        return Event.END;
      }
      case LEAVE -> {
        return Event.LEAVE;
      }
      case ENTER -> {
        movers.clear();
        for (int n = number(word); n > 0; n--) {
          getMover();
          movers.add(thread, place);
        }
        return Event.ENTER;
      }
      default -> {
        kind = Kind.ALL[(word & KIND) - STEP];
        choice = number(word);
        getMover();
        if (kind == Kind.ELSEWHERE) {
          elsewhere = get();
        } else if (hasDigest) {
          digest = get();
        }
        return Event.STEP;
      }
    }
  }

  private int number(int word) {
    int number = word >>> NUMBER_SHIFT;
    return number < MOST_IN_WORD ? number : get();
  }

  private void getMover() {
    int mover = get();
    thread = mover < 0 ? get() : mover & (1 << THREAD_BITS) - 1;
    place = mover < 0 ? get() : mover >>> THREAD_BITS;
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
  public Iterable<Step> path() {
    return () ->
        new Iterator<>() {
          private boolean isNext;

          @Override
          public boolean hasNext() {
            isNext = isNext || (isOnWay && getWay());
            return isNext;
          }

          @Override
          public Step next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            isNext = false;
            return new Step(thread, place, choice);
          }
        };
  }

  @Override
  public int root() {
    return from.root();
  }

  @Override
  public EnabledThreads movers() {
    return movers;
  }
}
