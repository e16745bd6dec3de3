package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The plain accesses of one step to data that other threads can reach: which location, whether it
 * was written, and which monitors were held.
 */
final class AccessLog {
  private static final long WRITE = 1;
  private static final long SYNCHRONIZED = 1L << 31;

  /** Object in the upper half; then {@link #SYNCHRONIZED}, the slot, and {@link #WRITE}. */
  long[] entries;

  /** For each entry where in {@link #locks} its monitors are listed: a count, then the objects. */
  int[] lockAt;

  int[] locks;
  int count;

  /** The choice the step began with. */
  int choice;

  private int lockCount;
  private int currentLocks = -1;

  AccessLog() {
    entries = new long[16];
    lockAt = new int[16];
    locks = new int[16];
  }

  private AccessLog(AccessLog other, int withChoice) {
    choice = withChoice;
    entries = Arrays.copyOf(other.entries, other.count);
    lockAt = Arrays.copyOf(other.lockAt, other.count);
    locks = Arrays.copyOf(other.locks, other.lockCount);
    count = other.count;
    lockCount = other.lockCount;
  }

  void clear() {
    count = 0;
    lockCount = 0;
    currentLocks = -1;
  }

  /** The monitors held have changed. */
  void locksChanged() {
    currentLocks = -1;
  }

  void add(GuestThread t, int object, int slot, boolean write) {
    add(t, entry(object, slot, write));
  }

  /** Adds an access that is volatile or atomic, to a location that has plain accesses as well. */
  void addSynchronized(GuestThread t, int object, int slot, boolean write) {
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
    if (lockCount + t.heldCount + 1 > locks.length) {
      locks = Arrays.copyOf(locks, Math.max(locks.length * 2, lockCount + t.heldCount + 1));
    }
    currentLocks = lockCount;
    locks[lockCount++] = t.heldCount;
    for (int i = 0; i < t.heldCount; i++) {
      locks[lockCount++] = t.held[i];
    }
  }

  /** Becomes the same as another. */
  void set(AccessLog other) {
    entries = Arrays.copyOf(other.entries, Math.max(16, other.count));
    lockAt = Arrays.copyOf(other.lockAt, Math.max(16, other.count));
    locks = Arrays.copyOf(other.locks, Math.max(16, other.lockCount));
    count = other.count;
    lockCount = other.lockCount;
    currentLocks = -1;
  }

  AccessLog copy(int withChoice) {
    return new AccessLog(this, withChoice);
  }

  /** Whether both list the same accesses with the same monitors held. */
  boolean isLike(AccessLog other) {
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
  static Set<Long> conflicts(AccessLog a, AccessLog b) {
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
  static boolean areInConflict(AccessLog a, AccessLog b) {
    for (int i = 0; i < a.count; i++) {
      for (int j = 0; j < b.count; j++) {
        if (areInConflict(a, i, b, j)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean areInConflict(AccessLog a, int i, AccessLog b, int j) {
    return ((a.entries[i] ^ b.entries[j]) & ~(WRITE | SYNCHRONIZED)) == 0
        && ((a.entries[i] | b.entries[j]) & WRITE) != 0
        && (a.entries[i] & b.entries[j] & SYNCHRONIZED) == 0
        && disjoint(a, a.lockAt[i], b, b.lockAt[j]);
  }

  private long location(int i) {
    return (entries[i] >> 32 << 32) | ((entries[i] >>> 1) & 0x3fffffff);
  }

  private static boolean disjoint(AccessLog a, int at, AccessLog b, int bt) {
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
