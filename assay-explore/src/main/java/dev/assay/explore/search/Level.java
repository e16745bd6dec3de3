package dev.assay.explore.search;

import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.reduction.SleepSet;
import dev.assay.explore.result.Move;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A state on the path of a depth-first search, and how far it has been explored. */
final class Level {
  int state;
  int[] threads = {};
  int count;

  /** The index of the thread that moves next; all before it have moved or are asleep. */
  int next;

  int choice;

  /** How many transitions were taken from here. */
  int taken;

  int takenThread;
  int takenChoice;

  /** Accesses of the transitions taken from here, and of those that are asleep. */
  final AccessLogs logs = new AccessLogs();

  /**
   * By index of thread: what the transition taken from here, or from a state before, has to do with
   * others; null where there is none that later threads' transitions need not be followed by.
   */
  @Nullable AccessSet[] accesses = {};

  /** Whether a run is known that ends from here or shows a violation. */
  boolean ends;

  /** The threads that can move for a reason; null if all can. */
  private int @Nullable [] woken;

  /** The path to the state, once it was asked for. */
  @Nullable Node node;

  /**
   * Begins with a state; the threads asleep come first, and do not move.
   *
   * @param only the one thread whose transition is enough, or {@link Independence#NONE}
   */
  void set(int newState, Enabled enabled, SleepSet asleep, int only) {
    state = newState;
    int most = enabled.count() + asleep.count();
    if (threads.length < most) {
      threads = new int[most * 2];
      accesses = new AccessSet[most * 2];
    }
    count = 0;
    logs.clear();
    for (int i = 0; i < asleep.count(); i++) {
      add(asleep.thread(i), asleep.log(i), asleep.accesses(i));
    }
    next = count;
    for (int i = 0; i < enabled.count(); i++) {
      int thread = enabled.thread(i);
      if (asleep.isToMove(thread) && (only == Independence.NONE || thread == only)) {
        add(thread, null, null);
      }
    }
    choice = 0;
    taken = 0;
    node = null;
    ends = enabled.isEnd();
    woken = enabled.spurious() == 0 ? null : enabled.woken();
  }

  private void add(int thread, @Nullable LocksetLog log, @Nullable AccessSet print) {
    threads[count] = thread;
    if (log != null) {
      logs.add(count, log);
    }
    accesses[count++] = print;
  }

  /** Whether the thread that was taken last can move for a reason. */
  boolean movesForReason() {
    return woken == null || Arrays.stream(woken).anyMatch(t -> t == takenThread);
  }

  Move move() {
    return new Move(takenThread, takenChoice);
  }
}
