package dev.assay.machine.save;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The threads that states were seen to have, each found out about once. */
public final class ThreadParts {
  /** When there are so many all of them are forgotten. */
  private static final int MOST = 1 << 17;

  private final StateKeeper keeper;

  /** By a hash of the part. */
  private @Nullable ThreadPart[] table = new ThreadPart[1 << 8];

  private int count;

  /** By place in the order of threads: the one that was asked for there last. */
  private @Nullable ThreadPart[] recent = new ThreadPart[16];

  public ThreadParts(StateKeeper keeper) {
    this.keeper = keeper;
  }

  /**
   * What a part of a state's vector tells about a thread.
   *
   * @param place of the thread in their order; states that are looked at one after the other mostly
   *     have the same there
   */
  public ThreadPart of(int part, int place) {
    ThreadPart last = place < recent.length ? recent[place] : null;
    return last != null && last.part == part ? last : find(part, place);
  }

  private ThreadPart find(int part, int place) {
    if (place >= recent.length) {
      recent = Arrays.copyOf(recent, 2 * place);
    }
    ThreadPart found = find(part);
    recent[place] = found;
    return found;
  }

  private ThreadPart find(int part) {
    int mask = table.length - 1;
    for (int i = first(part, mask); ; i = (i + 1) & mask) {
      ThreadPart t = table[i];
      if (t == null) {
        return add(part);
      }
      if (t.part == part) {
        return t;
      }
    }
  }

  private static int first(int part, int mask) {
    return (part * 0x9e3779b9) >>> 7 & mask;
  }

  private ThreadPart add(int part) {
    if (count == MOST) {
      Arrays.fill(table, null);
      count = 0;
    }
    if (2 * ++count > table.length) {
      @Nullable ThreadPart[] old = table;
      table = new ThreadPart[4 * old.length];
      for (ThreadPart t : old) {
        if (t != null) {
          put(t);
        }
      }
    }
    ThreadPart made = new ThreadPart(keeper, part);
    put(made);
    return made;
  }

  private void put(ThreadPart t) {
    int mask = table.length - 1;
    int i = first(t.part, mask);
    while (table[i] != null) {
      i = (i + 1) & mask;
    }
    table[i] = t;
  }
}
