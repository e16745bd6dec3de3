package dev.assay.explore.visibility;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * Which threads have used which locations, in any run so far. Threads are told apart by their
 * identifiers, which two threads of one run never share, even if one has come to an end before the
 * other is made.
 *
 * <p>May be used by several host threads.
 */
public final class OwnershipTable {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);

  /** Instead of a user: there is more than one. */
  private static final long SEVERAL = -1;

  /** Locations at even indices, 0 where there is none; the user of each behind it. */
  private volatile long[] table = new long[1 << 10];

  private int count;
  private volatile int changes;
  private volatile boolean shared;
  private final Map<Long, Use[]> users = new ConcurrentHashMap<>();

  /** By thread: who has started it; {@link #SEVERAL} if not the same thread in all runs. */
  private final Map<Long, Long> starters = new ConcurrentHashMap<>();

  /**
   * That a thread has used a location that others use, too.
   *
   * @param apart other users that were not alive at any of its uses
   */
  private record Use(long user, long[] apart) {
    /** The same after one more use, while some are alive. */
    Use whileAlive(LongPredicate isAlive) {
      long[] left = LongStream.of(apart).filter(isAlive.negate()).toArray();
      return left.length == apart.length ? this : new Use(user, left);
    }

    boolean isApartFrom(long other) {
      return LongStream.of(apart).anyMatch(u -> u == other);
    }
  }

  /** Notes that a thread uses a location, if nobody else has: whether that is so. */
  public boolean isSole(long location, long user) {
    long[] t = table;
    for (int i = index(location, t); ; i = (i + 2) & (t.length - 1)) {
      long there = (long) ELEMENT.getAcquire(t, i);
      if (there == location && t[i + 1] == user) {
        return true;
      }
      if (there == location || there == 0) {
        return add(location, user);
      }
    }
  }

  private synchronized boolean add(long location, long user) {
    if (4 * count >= table.length) {
      grow();
    }
    long[] t = table;
    int i = index(location, t);
    while (t[i] != 0 && t[i] != location) {
      i = (i + 2) & (t.length - 1);
    }
    if (t[i] == 0) {
      t[i + 1] = user;
      ELEMENT.setRelease(t, i, location);
      count++;
      return true;
    }
    return t[i + 1] == user;
  }

  /**
   * Notes that a thread uses a location that others have used: whether one of them is alive that
   * may use it at the same time. One that has started the thread may not, if it has never used the
   * location while the thread was alive: it did so before it started the thread, or after the end.
   */
  boolean isContended(long location, long user, LongPredicate isAlive) {
    Use[] all = noteUse(location, user, isAlive);
    for (Use u : all) {
      boolean isApart = u.isApartFrom(user) && starters.getOrDefault(user, SEVERAL) == u.user;
      if (u.user != user && isAlive.test(u.user) && !isApart) {
        return true;
      }
    }
    return false;
  }

  private synchronized Use[] noteUse(long location, long user, LongPredicate isAlive) {
    long[] t = table;
    int i = index(location, t);
    while (t[i] != location) {
      i = (i + 2) & (t.length - 1);
    }
    Use[] known = users.getOrDefault(location, new Use[] {new Use(t[i + 1], new long[0])});
    Use[] noted = with(known, user, isAlive);
    if (noted != known) {
      // Whoever sees this in part knows of a change, and whoever has seen all of it of another.
      changes++;
      users.put(location, noted);
      t[i + 1] = SEVERAL;
      changes++;
    }
    return noted;
  }

  private static Use[] with(Use[] known, long user, LongPredicate isAlive) {
    for (int i = 0; i < known.length; i++) {
      if (known[i].user == user) {
        Use now = known[i].whileAlive(isAlive);
        if (now == known[i]) {
          return known;
        }
        Use[] changed = known.clone();
        changed[i] = now;
        return changed;
      }
    }
    Use[] more = Arrays.copyOf(known, known.length + 1);
    long[] others = Arrays.stream(known).mapToLong(Use::user).toArray();
    more[known.length] = new Use(user, others).whileAlive(isAlive);
    return more;
  }

  /** Notes that a thread starts another. */
  void noteStart(long starter, long started) {
    Long known = starters.putIfAbsent(started, starter);
    if (known != null && known != starter && known != SEVERAL) {
      starters.put(started, SEVERAL);
      changes++;
    }
  }

  /** From now on another worker uses it, too. */
  void share() {
    shared = true;
  }

  public boolean isShared() {
    return shared;
  }

  /** Grows whenever a location that somebody uses is used by somebody else. */
  int changes() {
    return changes;
  }

  private void grow() {
    long[] old = table;
    long[] t = new long[old.length * 2];
    for (int i = 0; i < old.length; i += 2) {
      if (old[i] != 0) {
        int j = index(old[i], t);
        while (t[j] != 0) {
          j = (j + 2) & (t.length - 1);
        }
        t[j] = old[i];
        t[j + 1] = old[i + 1];
      }
    }
    table = t;
  }

  /**
   * Everything that is known of uses, as location, user, and those who were not alive at any of its
   * uses. Nobody may be at work meanwhile.
   */
  public List<long[]> uses() {
    List<long[]> all = new ArrayList<>();
    long[] t = table;
    for (int i = 0; i < t.length; i += 2) {
      long location = t[i];
      if (location != 0) {
        Use[] here = users.getOrDefault(location, new Use[] {new Use(t[i + 1], new long[0])});
        for (Use u : here) {
          all.add(
              LongStream.concat(LongStream.of(location, u.user), LongStream.of(u.apart)).toArray());
        }
      }
    }
    return all;
  }

  /** Takes over what {@link #uses} has given, one by one and in its order. */
  public void addUse(long location, long user, long[] apart) {
    if (!isSole(location, user)) {
      noteUse(location, user, other -> LongStream.of(apart).noneMatch(u -> u == other));
    }
  }

  /** Who has started whom, as the thread that was started and its starter. */
  public List<long[]> starts() {
    return starters.entrySet().stream()
        .map(e -> new long[] {e.getKey(), e.getValue()})
        .sorted(Comparator.comparingLong(pair -> pair[0]))
        .toList();
  }

  /** Takes over what {@link #starts} has given. */
  public void addStart(long started, long starter) {
    starters.put(started, starter);
  }

  private static int index(long location, long[] table) {
    long h = location * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 32) & (table.length - 1) & ~1;
  }
}
