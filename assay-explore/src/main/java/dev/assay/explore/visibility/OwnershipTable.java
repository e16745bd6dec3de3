package dev.assay.explore.visibility;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

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
  private final Map<Long, long[]> users = new ConcurrentHashMap<>();

  /** Notes that a thread uses a location: whether nobody else has. */
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
    if (t[i + 1] == user) {
      return true;
    }
    // Whoever sees this in part knows of a change, and whoever has seen all of it of another.
    changes++;
    long first = t[i + 1];
    users.compute(
        location, (l, known) -> known == null ? new long[] {first, user} : with(known, user));
    t[i + 1] = SEVERAL;
    changes++;
    return false;
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

  private static long[] with(long[] known, long user) {
    if (contains(known, user)) {
      return known;
    }
    long[] more = Arrays.copyOf(known, known.length + 1);
    more[known.length] = user;
    return more;
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

  /** Whether a thread is among several users of a location. */
  boolean isAmongSeveral(long location, long user) {
    long @Nullable [] known = users.get(location);
    return known != null && contains(known, user);
  }

  /** Everything that is known, as pairs of location and user. Nobody may be at work meanwhile. */
  public long[][] uses() {
    List<long[]> all = new ArrayList<>();
    long[] t = table;
    for (int i = 0; i < t.length; i += 2) {
      if (t[i] != 0) {
        for (long user : users.getOrDefault(t[i], new long[] {t[i + 1]})) {
          all.add(new long[] {t[i], user});
        }
      }
    }
    return all.toArray(new long[0][]);
  }

  private static boolean contains(long[] known, long user) {
    for (long u : known) {
      if (u == user) {
        return true;
      }
    }
    return false;
  }

  private static int index(long location, long[] table) {
    long h = location * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 32) & (table.length - 1) & ~1;
  }
}
