package dev.assay.explore.model;

import dev.assay.machine.threads.GuestThread;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The plain accesses of one step to data that other threads can reach: which location, whether it
 * was written, and which monitors were held.
 */
public final class LocksetLog {
  private static final long WRITE = 1;
  private static final long SYNCHRONIZED = 1L << 31;

  /** Object in the upper half; then {@link #SYNCHRONIZED}, the slot, and {@link #WRITE}. */
  long[] entries;

  /** For each entry where in {@link #locks} its monitors are listed: a count, then the objects. */
  int[] lockAt;

  int[] locks;
  public int count;

  /** The choice the step began with. */
  public int choice;

  private int lockCount;
  private int currentLocks = -1;

  /** A lock that is held as well, and is no monitor; 0 if there is none. */
  private int otherLock;

  public LocksetLog() {
    entries = new long[16];
    lockAt = new int[16];
    locks = new int[16];
  }

  private LocksetLog(LocksetLog other, int withChoice) {
    choice = withChoice;
    entries = Arrays.copyOf(other.entries, other.count);
    lockAt = Arrays.copyOf(other.lockAt, other.count);
    locks = Arrays.copyOf(other.locks, other.lockCount);
    count = other.count;
    lockCount = other.lockCount;
    otherLock = other.otherLock;
  }

  public void clear() {
    otherLock = 0;
    count = 0;
    lockCount = 0;
    currentLocks = -1;
  }

  /** The monitors held have changed. */
  public void locksChanged() {
    currentLocks = -1;
  }

  /** From now on a lock is held that is no monitor, or none such if it is 0. */
  public void setOtherLock(int lock) {
    if (lock != otherLock) {
      otherLock = lock;
      locksChanged();
    }
  }

  public void add(GuestThread t, int object, int slot, boolean write) {
    add(t, entry(object, slot, write));
  }

  /** Adds an access that is volatile or atomic, to a location that has plain accesses as well. */
  public void addSynchronized(GuestThread t, int object, int slot, boolean write) {
    add(t, entry(object, slot, write) | SYNCHRONIZED);
  }

  private static long entry(int object, int slot, boolean write) {
    return ((long) object << 32) | ((slot & 0x3fffffffL) << 1) | (write ? WRITE : 0);
  }

  private void add(GuestThread t, long entry) {
    if (currentLocks < 0) {
      noteLocks(t);
    }
    for (int i = count - 1; i >= 0 && i >= count - 8; i--) {
      if ((entries[i] | WRITE) == (entry | WRITE) && lockAt[i] == currentLocks) {
        entries[i] |= entry;
        return;
      }
    }
    if (count == entries.length) {
      entries = Arrays.copyOf(entries, count * 2);
      lockAt = Arrays.copyOf(lockAt, count * 2);
    }
    entries[count] = entry;
    lockAt[count++] = currentLocks;
  }

  private void noteLocks(GuestThread t) {
    int held = t.heldCount + (otherLock == 0 ? 0 : 1);
    if (lockCount + held + 1 > locks.length) {
      locks = Arrays.copyOf(locks, Math.max(locks.length * 2, lockCount + held + 1));
    }
    currentLocks = lockCount;
    locks[lockCount++] = held;
    for (int i = 0; i < t.heldCount; i++) {
      locks[lockCount++] = t.held[i];
    }
    if (otherLock != 0) {
      locks[lockCount++] = otherLock;
    }
  }

  /** Becomes the same as another. */
  public void set(LocksetLog other) {
    entries = Arrays.copyOf(other.entries, Math.max(16, other.count));
    lockAt = Arrays.copyOf(other.lockAt, Math.max(16, other.count));
    locks = Arrays.copyOf(other.locks, Math.max(16, other.lockCount));
    count = other.count;
    lockCount = other.lockCount;
    otherLock = other.otherLock;
    currentLocks = -1;
  }

  public LocksetLog copy(int withChoice) {
    return new LocksetLog(this, withChoice);
  }

  /** Whether both list the same accesses with the same monitors held. */
  public boolean isLike(LocksetLog other) {
    boolean isLike =
        choice == other.choice && Arrays.equals(entries, 0, count, other.entries, 0, other.count);
    for (int i = 0; i < count && isLike; i++) {
      isLike = Arrays.equals(locks(i), other.locks(i));
    }
    return isLike;
  }

  /** The monitors held at an access; in which order they were entered does not count. */
  private int[] locks(int i) {
    int at = lockAt[i];
    int[] held = Arrays.copyOfRange(locks, at + 1, at + 1 + locks[at]);
    Arrays.sort(held);
    return held;
  }

  /**
   * The locations that both access, at least one of them writing, with no monitor in common. A
   * location is {@code object << 32 | slot}.
   */
  public static Set<Long> conflicts(LocksetLog a, LocksetLog b) {
    Set<Long> all = new LinkedHashSet<>();
    for (int i = 0; i < a.count; i++) {
      for (int j = 0; j < b.count; j++) {
        if (areInConflict(a, i, b, j)) {
          all.add(a.location(i));
        }
      }
    }
    return all;
  }

  /** Whether there are such locations; nearly always there are none. */
  public static boolean areInConflict(LocksetLog a, LocksetLog b) {
    for (int i = 0; i < a.count; i++) {
      for (int j = 0; j < b.count; j++) {
        if (areInConflict(a, i, b, j)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean areInConflict(LocksetLog a, int i, LocksetLog b, int j) {
    return ((a.entries[i] ^ b.entries[j]) & ~(WRITE | SYNCHRONIZED)) == 0
        && ((a.entries[i] | b.entries[j]) & WRITE) != 0
        && (a.entries[i] & b.entries[j] & SYNCHRONIZED) == 0
        && disjoint(a, a.lockAt[i], b, b.lockAt[j]);
  }

  private long location(int i) {
    return (entries[i] >> 32 << 32) | ((entries[i] >>> 1) & 0x3fffffff);
  }

  private static boolean disjoint(LocksetLog a, int at, LocksetLog b, int bt) {
    for (int i = 1; i <= a.locks[at]; i++) {
      for (int j = 1; j <= b.locks[bt]; j++) {
        if (a.locks[at + i] == b.locks[bt + j]) {
          return false;
        }
      }
    }
    return true;
  }
}
