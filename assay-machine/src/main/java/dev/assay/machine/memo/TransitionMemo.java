package dev.assay.machine.memo;

import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.save.ThreadPart;
import dev.assay.machine.save.ThreadParts;
import dev.assay.machine.state.LiveVector;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.ReadSet;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Steps that were made before, by what they rely on: the data of the state, the thread that makes
 * the step, its choice, and of other threads what the {@link ReadSet} has recorded. In another
 * state that agrees in this the step need not be made again: the parts of the vector that it
 * changes are known, and the others stay as they are. Few of the states of a program differ in
 * everything, so that most steps are known.
 *
 * <p>States are looked at without the machine going there, and the machine stays where it is.
 */
public final class TransitionMemo {
  /** When there are so many steps all of them are forgotten. */
  static final int MOST = 1 << 17;

  /** How many steps are remembered that were asked for once, as a power of two. */
  private static final int SEEN_BITS = 16;

  /**
   * Steps are learnt when they are made first if at least one in so many is asked for again. To
   * learn a step takes about a quarter of the time that it takes to make it.
   */
  private static final int WORTH = 4;

  /** A few are in any case. */
  static final int FIRST = 1 << 10;

  /** So many steps are kept that differ only in what they rely on of other threads. */
  static final int MOST_ALIKE = 64;

  private static final int[] NONE = {};

  private final StateKeeper keeper;
  private final ReadSet readSet;
  private final LiveVector vector;
  private final Pool pool;

  /**
   * Hashes of steps that were asked for and not known. Where few steps are asked for again, only
   * those that are asked for twice are worth while.
   */
  private final int[] seen = new int[1 << SEEN_BITS];

  /** Whether the step asked for last, which is not known, was asked for before. */
  private boolean wasSeen;

  /** How many steps were asked for, and how many of them were asked for again. */
  private long asked;

  private long askedAgain;

  private final ThreadParts threads;
  private final EnabledThreads enabledThreads;
  private int[] parts = new int[16];

  /** A step, and where it leads. */
  public static final class Step {
    private final int hash;
    private final int count;
    private final int choice;

    /** Where in the vector other threads' parts are that change or count. Most steps have none. */
    private final int[] others;

    private final int[] othersBefore;
    private final int[] othersAfter;

    // The data, and the thread's own part, which is at this place.
    private final int own;
    private final int objectsBefore;
    private final int moreObjectsBefore;
    private final int globalsBefore;
    private final int ownBefore;
    private final int objectsAfter;
    private final int moreObjectsAfter;
    private final int globalsAfter;
    private final int ownAfter;
    private final boolean ends;

    /** Who is alive, by place; none if that does not matter. */
    private final int[] life;

    private final int[] free;
    private final long freeBits;
    private final int[] held;
    private final int[] absent;
    private final long absentBits;
    private final int[] present;
    private final int[] waitedIn;

    /** Whether nothing but the parts has to be looked at. */
    private final boolean plain;

    private final Object outcome;

    /** Whether it was asked for more than once; who else sets it at the same time does no harm. */
    private boolean wasAskedAgain;

    private @Nullable Step next;

    private Step(
        int hash,
        int count,
        int choice,
        int[] there,
        int[] after,
        int own,
        int[] others,
        int[] life,
        ReadSet readSet,
        Object outcome) {
      this.hash = hash;
      this.count = count;
      this.choice = choice;
      this.others = others;
      this.othersBefore = at(there, others);
      this.othersAfter = at(after, others);
      this.own = own;
      this.objectsBefore = there[Tags.objects(0, count)];
      this.moreObjectsBefore = there[Tags.objects(1, count)];
      this.globalsBefore = there[Tags.globals(count)];
      this.ownBefore = there[own];
      this.objectsAfter = after[Tags.objects(0, count)];
      this.moreObjectsAfter = after[Tags.objects(1, count)];
      this.globalsAfter = after[Tags.globals(count)];
      this.ownAfter = after[own];
      this.ends = ownAfter == 0;
      this.life = life;
      this.free = readSet.free();
      this.held = readSet.held();
      this.absent = readSet.absent();
      this.freeBits = ThreadPart.bits(free);
      this.absentBits = ThreadPart.bits(absent);
      this.present = readSet.present();
      this.waitedIn = readSet.waitedIn();
      this.plain =
          life.length + free.length + held.length + absent.length + present.length == 0
              && waitedIn.length == 0;
      this.outcome = outcome;
    }

    /** What whoever made the step wanted to remember of it. */
    public Object outcome() {
      return outcome;
    }

    /** The part at a place, if it was another before. */
    private int after(int place, int otherwise) {
      for (int i = 0; i < others.length; i++) {
        if (others[i] == place) {
          return othersAfter[i];
        }
      }
      return otherwise;
    }

    private boolean lists(int place) {
      for (int p : others) {
        if (p == place) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * The steps that are known, for one machine or for several that keep their states in one store:
   * what a step relies on and what it changes are parts of states, and these have the same numbers
   * for all of them.
   *
   * <p>Looking for a step takes no lock. Steps do not change, so that whoever finds one sees all of
   * it; who comes while the table grows may not find one, and then makes it.
   */
  public static final class Pool {
    private @Nullable Step[] table = new Step[1 << 10];
    private int size;

    private synchronized void clear() {
      table = new Step[1 << 10];
      size = 0;
    }

    /** Adds a step, unless there are too many like it. */
    private synchronized void add(Step s) {
      if (size == MOST) {
        clear();
      }
      if (2 * size > table.length) {
        grow();
      }
      int index = s.hash & (table.length - 1);
      int alike = 0;
      for (Step other = table[index]; other != null; other = other.next) {
        if (other.hash == s.hash && ++alike == MOST_ALIKE) {
          return;
        }
      }
      s.next = table[index];
      table[index] = s;
      size++;
    }

    private void grow() {
      @Nullable Step[] old = table;
      @Nullable Step[] larger = new Step[4 * old.length];
      for (Step first : old) {
        for (Step s = first; s != null; ) {
          Step rest = s.next;
          int index = s.hash & (larger.length - 1);
          s.next = larger[index];
          larger[index] = s;
          s = rest;
        }
      }
      table = larger;
    }
  }

  /** None yet. */
  public TransitionMemo(StateKeeper keeper) {
    this(keeper, new Pool());
  }

  /** Those of a pool. */
  public TransitionMemo(StateKeeper keeper, Pool pool) {
    this.keeper = keeper;
    this.pool = pool;
    this.readSet = keeper.machine().readSet();
    this.vector = new LiveVector(keeper.store());
    this.threads = new ThreadParts(keeper);
    this.enabledThreads = new EnabledThreads(threads);
  }

  /** Forgets all of them. */
  public void clear() {
    pool.clear();
  }

  /**
   * Who can move in a state; null if the machine has to go there to find out. Valid until the next
   * state is looked at.
   *
   * @param passedOver by number: threads that are not to be mentioned
   */
  public @Nullable EnabledThreads look(int state, boolean[] passedOver) {
    vector.moveTo(state);
    return enabledThreads.look(vector.parts(), vector.count(), passedOver) ? enabledThreads : null;
  }

  /** The same for a state that consists of the given parts. */
  public @Nullable EnabledThreads look(int[] there, boolean[] passedOver) {
    return enabledThreads.look(there, there.length, passedOver) ? enabledThreads : null;
  }

  /** The step that a thread makes from a state with a choice; null if it is not known. */
  public @Nullable Step find(int state, int thread, int choice) {
    vector.moveTo(state);
    int[] there = vector.parts();
    return findAt(there, vector.count(), place(there, vector.count(), thread), choice);
  }

  /**
   * The same for a state that consists of the given parts.
   *
   * @param own where among them the thread is, if that is known; otherwise negative
   */
  public @Nullable Step find(int[] there, int thread, int own, int choice) {
    int count = there.length;
    return findAt(there, count, own < 0 ? place(there, count, thread) : own, choice);
  }

  private @Nullable Step findAt(int[] there, int count, int own, int choice) {
    int hash = hash(there, count, own, choice);
    @Nullable Step[] table = pool.table;
    for (Step s = table[hash & (table.length - 1)]; s != null; s = s.next) {
      if (s.hash == hash && s.choice == choice && s.count == count && fits(s, there)) {
        if (!s.wasAskedAgain) {
          s.wasAskedAgain = true;
          askedAgain++;
        }
        return s;
      }
    }
    int at = hash >>> 32 - SEEN_BITS;
    wasSeen = seen[at] == hash;
    asked += wasSeen ? 0 : 1;
    askedAgain += wasSeen ? 1 : 0;
    readSet.watch(wasSeen || WORTH * askedAgain + FIRST > asked);
    seen[at] = hash;
    return null;
  }

  /** The state to which a step leads that was found last. */
  public int follow(Step s) {
    if (parts.length < s.count) {
      parts = new int[2 * s.count];
    }
    return (int) vector.store(parts, apply(s, vector.parts(), parts));
  }

  /**
   * What the state consists of to which a step leads from one of the given parts.
   *
   * @param spare is made use of for the result if it has the right length
   */
  public int[] follow(Step s, int[] there, int[] spare) {
    int length = s.ends ? s.count - 1 : s.count;
    int[] result = spare.length == length ? spare : new int[length];
    apply(s, there, result);
    return result;
  }

  /** Puts the parts after a step into an array; how many there are. */
  private static int apply(Step s, int[] there, int[] to) {
    if (s.ends) {
      return applyEnd(s, there, to);
    }
    System.arraycopy(there, 0, to, 0, s.count);
    to[Tags.objects(0, s.count)] = s.objectsAfter;
    to[Tags.objects(1, s.count)] = s.moreObjectsAfter;
    to[Tags.globals(s.count)] = s.globalsAfter;
    to[s.own] = s.ownAfter;
    for (int i = 0; i < s.others.length; i++) {
      to[s.others[i]] = s.othersAfter[i];
    }
    return s.count;
  }

  /** The same if the thread is not there afterwards, so that the parts behind it move. */
  private static int applyEnd(Step s, int[] there, int[] to) {
    int count = s.count - 1;
    to[Tags.objects(0, count)] = s.objectsAfter;
    to[Tags.objects(1, count)] = s.moreObjectsAfter;
    to[Tags.globals(count)] = s.globalsAfter;
    for (int i = 0, j = 0; j < Tags.threads(count); i++) {
      int p = Tags.thread(i, s.count);
      if (p != s.own) {
        to[Tags.thread(j++, count)] = s.after(p, there[p]);
      }
    }
    return count;
  }

  /**
   * Remembers the step that the machine has just made from a state, and after which its state was
   * saved, if it was asked for before and does not rely on too much.
   */
  public void learn(int state, int thread, int choice, Object outcome) {
    vector.moveTo(state);
    learn(
        vector.parts(),
        vector.count(),
        keeper.savedParts(),
        keeper.savedCount(),
        thread,
        choice,
        outcome);
  }

  /** The same for a step from a state that consists of the given parts. */
  public void learn(int[] there, int thread, int choice, Object outcome) {
    learn(there, there.length, keeper.savedParts(), keeper.savedCount(), thread, choice, outcome);
  }

  /** The same for a transition that leads to a state that consists of the saved parts. */
  void learn(
      int[] there, int count, int[] saved, int savedCount, int thread, int choice, Object outcome) {
    GuestThread moved = readSet.thread();
    boolean ends = moved == null || moved.status == GuestThread.Status.TERMINATED;
    if (readSet.isOnOthers() || savedCount != (ends ? count - 1 : count)) {
      return;
    }
    int own = place(there, count, thread);
    int[] after = ends ? withGap(saved, own, count) : saved;
    int[] waitedIn = readSet.waitedIn();
    int[] life = readSet.isOnLife() ? new int[Tags.threads(count)] : NONE;
    int[] others = NONE;
    for (int i = 0; i < Tags.threads(count); i++) {
      int p = Tags.thread(i, count);
      ThreadPart t = threads.of(there[p], i);
      if (life.length > 0) {
        life[i] = t.life;
      }
      if (p != own && (readSet.isOnThread(t.object) || t.waitsInAny(waitedIn))) {
        others = Arrays.copyOf(others, others.length + 1);
        others[others.length - 1] = p;
      } else if (p != own && there[p] != after[p]) {
        return;
      }
    }
    int hash = hash(there, count, own, choice);
    Step s = new Step(hash, count, choice, there, after, own, others, life, readSet, outcome);
    s.wasAskedAgain = wasSeen;
    if (fits(s, there)) {
      pool.add(s);
    }
  }

  /** The parts that were saved, laid out as if the thread that has ended were still there. */
  private static int[] withGap(int[] saved, int own, int count) {
    int[] all = new int[count];
    all[Tags.objects(0, count)] = saved[Tags.objects(0, count - 1)];
    all[Tags.objects(1, count)] = saved[Tags.objects(1, count - 1)];
    all[Tags.globals(count)] = saved[Tags.globals(count - 1)];
    for (int i = 0, j = 0; i < Tags.threads(count); i++) {
      int p = Tags.thread(i, count);
      if (p != own) {
        all[p] = saved[Tags.thread(j++, count - 1)];
      }
    }
    return all;
  }

  private static int[] at(int[] parts, int[] places) {
    if (places.length == 0) {
      return NONE;
    }
    int[] result = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      result[i] = parts[places[i]];
    }
    return result;
  }

  /** Whether everything that a step relies on is so in a state. */
  private boolean fits(Step s, int[] there) {
    return there[s.own] == s.ownBefore
        && there[Tags.objects(0, s.count)] == s.objectsBefore
        && there[Tags.objects(1, s.count)] == s.moreObjectsBefore
        && there[Tags.globals(s.count)] == s.globalsBefore
        && areOtherParts(s, there)
        && (s.plain || (areOthersAsBefore(s, there) && isSomebodyThere(s, there)));
  }

  private static boolean areOtherParts(Step s, int[] there) {
    for (int i = 0; i < s.others.length; i++) {
      if (there[s.others[i]] != s.othersBefore[i]) {
        return false;
      }
    }
    return true;
  }

  private boolean areOthersAsBefore(Step s, int[] there) {
    for (int i = 0; i < Tags.threads(s.count); i++) {
      int p = Tags.thread(i, s.count);
      ThreadPart t = threads.of(there[p], i);
      if (s.life.length > 0 && s.life[i] != t.life) {
        return false;
      }
      if (p != s.own
          && (t.refersToAny(s.absent, s.absentBits)
              || t.holdsAny(s.free, s.freeBits)
              || (t.waitsInAny(s.waitedIn) && !s.lists(p)))) {
        return false;
      }
    }
    return true;
  }

  /** Whether there are others who hold what a step relies on being held, and refer to the rest. */
  private boolean isSomebodyThere(Step s, int[] there) {
    for (int object : s.held) {
      if (!isAny(s, there, t -> t.holds(object))) {
        return false;
      }
    }
    for (int object : s.present) {
      if (!isAny(s, there, t -> t.refersTo(object))) {
        return false;
      }
    }
    return true;
  }

  private boolean isAny(Step s, int[] there, Predicate<ThreadPart> predicate) {
    for (int i = 0; i < Tags.threads(s.count); i++) {
      int p = Tags.thread(i, s.count);
      if (p != s.own && predicate.test(threads.of(there[p], i))) {
        return true;
      }
    }
    return false;
  }

  /** Where in the vector the part of a thread is. */
  private int place(int[] there, int count, int thread) {
    for (int i = Tags.threads(count) - 1; i >= 0; i--) {
      int p = Tags.thread(i, count);
      if (threads.of(there[p], i).thread == thread) {
        return p;
      }
    }
    throw new IllegalStateException("no such thread: " + thread);
  }

  static int hash(int[] parts, int count, int own, int choice) {
    long h = choice * 0x9e3779b97f4a7c15L + parts[own];
    h = (h ^ h >>> 32) * 0xd6e8feb86659fd93L + parts[Tags.objects(0, count)];
    h = (h ^ h >>> 32) * 0xd6e8feb86659fd93L + parts[Tags.objects(1, count)];
    h = (h ^ h >>> 32) * 0xd6e8feb86659fd93L + parts[Tags.globals(count)];
    h = (h ^ h >>> 32) * 0xd6e8feb86659fd93L;
    return (int) (h >>> 32);
  }
}
