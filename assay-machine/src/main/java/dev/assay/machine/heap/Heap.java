package dev.assay.machine.heap;

import dev.assay.machine.exec.Symbols;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import java.util.Arrays;

/**
 * The objects of one live machine, by position.
 *
 * <p>An instance's data is a {@code long[]} of field slots; an array's data is a host array: {@code
 * byte[]} (byte, boolean), {@code char[]}, {@code short[]}, {@code int[]} (int, float bits,
 * references) or {@code long[]} (long, double bits). Data that belongs to a stored state is shared
 * with the store: {@link #component} is then its number, and whoever writes must call {@link
 * #touch} first, which copies. The interpreter does that inline; everybody else goes through the
 * setters here.
 */
public final class Heap {
  /** Data by position; null where no object lives. Position 0 is the null reference. */
  public Object[] data = new Object[1 << 12];

  public Klass[] klass = new Klass[1 << 12];

  /**
   * Number of the stored component whose data is shared, 0 if the data is this heap's own, or
   * {@link #BARRIER}.
   */
  public int[] component = new int[1 << 12];

  /**
   * Instead of a component's number: the data is this heap's own, but whoever writes must call
   * {@link #ensurePrivate}, since the object has escaped and may be given references.
   */
  private static final int BARRIER = -1;

  /** Monitor: (owner's thread number + 1) << 16 | recursion count, or 0 when free. */
  public int[] lock = new int[1 << 12];

  private final Identities identities;
  private LocalChain[] chains = new LocalChain[256];

  /**
   * What was changed since the last save: positions in the upper halves, in the lower ones the
   * numbers of the components that were there before. A position that occurs again has 0 there from
   * the second time on. Kept only while states are being saved.
   */
  public long[] dirty = new long[64];

  public int dirtyCount;
  public boolean tracking;

  /** Whether values may be terms. */
  public boolean symbolic;

  /** Bit set of the objects that are never freed: those that every state begins with. */
  private long[] kept = {};

  /** Bit set of the other objects that have escaped, see {@link EscapeListener}. */
  private long[] escaped = {};

  private EscapeListener escapes = EscapeListener.NONE;

  /** What all other objects take, as on a usual JVM. Follows from the state, so it can be used. */
  public long youngBytes;

  private static final int LEAST_OBJECTS = 1 << 19;
  private static final long LEAST_BYTES = 128L << 20;

  /** Allocated since the last collection. */
  public long allocatedObjects;

  /** Allocated before the last collection. */
  private long objectsBefore;

  public long allocatedBytes;
  public long liveBytes;

  /** Set when enough was allocated that a collection pays; the interpreter looks at safe points. */
  public boolean collectionDue;

  private long objectTrigger = LEAST_OBJECTS;
  private long byteTrigger = LEAST_BYTES;
  private final long maxBytes;

  /** Where a chain continues: all occurrences below {@code next} are in use. */
  public static final class LocalChain {
    final Identities.Chain chain;
    int next;

    LocalChain(Identities.Chain chain) {
      this.chain = chain;
    }
  }

  /** The thread as which all threads name objects; negative if each names its own. */
  private int namesakes = -1;

  public Heap(Identities identities, long maxBytes) {
    this.identities = identities;
    this.maxBytes = maxBytes;
  }

  public Identities identities() {
    return identities;
  }

  /** Where objects made at a site by a thread, or for a class, get their identities from. */
  public LocalChain chain(int site, int thread) {
    return local(identities.chain(site, thread >= 0 && namesakes >= 0 ? namesakes : thread));
  }

  /**
   * Gives objects their identities as if one thread made them all, so that these depend on the
   * order in which threads make them; for comparison, and before threads do.
   */
  public void nameAsIfMadeBy(int thread) {
    namesakes = thread;
  }

  /** Whether objects do not tell which thread has made them. */
  public boolean areMakersUnknown() {
    return namesakes >= 0;
  }

  private LocalChain local(Identities.Chain c) {
    if (c.id >= chains.length) {
      chains = Arrays.copyOf(chains, Math.max(c.id + 1, chains.length * 2));
    }
    LocalChain l = chains[c.id];
    if (l == null) {
      l = new LocalChain(c);
      chains[c.id] = l;
    }
    return l;
  }

  /** Whether an object has its identity from a chain. */
  public boolean isIn(LocalChain chain, int position) {
    return identities.chainOf(position) == chain.chain;
  }

  /** Puts a new object at the smallest free occurrence of the chain and returns its position. */
  public int allocate(LocalChain chain, Klass k, Object fresh, int bytes) {
    int occurrence = chain.next;
    Identities.Chain shared = chain.chain;
    int position;
    for (; ; ) {
      position =
          occurrence < shared.count
              ? shared.positions[occurrence]
              : identities.position(shared, occurrence);
      occurrence++;
      if (position >= data.length || data[position] == null) {
        break;
      }
    }
    chain.next = occurrence;
    put(position, k, fresh);
    allocatedBytes += bytes;
    if (++allocatedObjects >= objectTrigger || allocatedBytes >= byteTrigger) {
      collectionDue = true;
    }
    return position;
  }

  /** Puts an object at a given position that is known to be free. */
  public void put(int position, Klass k, Object fresh) {
    putKept(position, k, fresh);
    if (tracking) {
      youngBytes += bytes(k, fresh);
    }
  }

  /** The same for an object that does not count as allocated: it could have been there already. */
  public void putKept(int position, Klass k, Object fresh) {
    if (position >= data.length) {
      grow(position);
    }
    data[position] = fresh;
    klass[position] = k;
    component[position] = 0;
    if (tracking) {
      noteDirty(position);
      escapes.allocated(position);
    }
  }

  /** Lets an object be there for ever. */
  public void keep(int position) {
    int word = position >> 6;
    if (word >= kept.length) {
      kept = Arrays.copyOf(kept, Math.max(word + 1, data.length >> 6));
    }
    kept[word] |= 1L << position;
  }

  /** Whether an object is there for ever. */
  public boolean isKept(int position) {
    int word = position >> 6;
    return word < kept.length && (kept[word] & (1L << position)) != 0;
  }

  private void grow(int position) {
    int size = Math.max(position + 1, data.length + (data.length >> 1));
    data = Arrays.copyOf(data, size);
    klass = Arrays.copyOf(klass, size);
    component = Arrays.copyOf(component, size);
    lock = Arrays.copyOf(lock, size);
  }

  public boolean isLive(int position) {
    return position < data.length && data[position] != null;
  }

  /** Puts an object of a stored state back; its data stays shared with the store. */
  public void share(int position, Klass k, Object stored, int number) {
    if (position >= data.length) {
      grow(position);
    }
    data[position] = stored;
    klass[position] = k;
    component[position] = number;
  }

  /** Removes an object; its occurrence can be used again. */
  public void free(int position) {
    if (tracking) {
      noteDirty(position);
    }
    remove(position);
  }

  /** Removes an object that a stored state does not have. */
  public void remove(int position) {
    if (tracking) {
      youngBytes -= bytes(klass[position], data[position]);
    }
    data[position] = null;
    klass[position] = null;
    component[position] = 0;
    lock[position] = 0;
    setEscaped(position, false);
    LocalChain l = local(identities.chainOf(position));
    int occurrence = identities.occurrenceOf(position);
    if (occurrence < l.next) {
      l.next = occurrence;
    }
  }

  /** Must be called before writes to an object's data, the first after a save at least. */
  public void ensurePrivate(int position) {
    if (component[position] == 0) {
      return;
    }
    copyIfShared(position);
    if (component[position] == BARRIER) {
      escapes.willBeWritten(position);
    }
  }

  private void copyIfShared(int position) {
    if (component[position] > 0) {
      noteDirty(position);
      data[position] = copy(data[position]);
      component[position] = hasBarrier(position) ? BARRIER : 0;
    }
  }

  /** Gives an object new data, which may be of another size. */
  public void replace(int position, Object fresh) {
    if (component[position] > 0) {
      noteDirty(position);
      component[position] = hasBarrier(position) ? BARRIER : 0;
    }
    if (component[position] == BARRIER) {
      escapes.willBeWritten(position);
    }
    if (tracking && !isKept(position)) {
      youngBytes += bytes(klass[position], fresh) - bytes(klass[position], data[position]);
    }
    data[position] = fresh;
  }

  /** To be called while the object's component is still known. */
  private void noteDirty(int position) {
    if (dirtyCount == dirty.length) {
      dirty = Arrays.copyOf(dirty, dirtyCount * 2);
    }
    dirty[dirtyCount++] = (long) position << 32 | Math.max(component[position], 0);
  }

  /** Whether an object is as it was when the state was saved. */
  public boolean isAsSaved(int position) {
    return component[position] > 0;
  }

  // ---- escaping ----

  /** Lets somebody know of the references that are written to objects that have escaped. */
  public void setEscapeListener(EscapeListener listener) {
    escapes = listener;
  }

  /**
   * Whether code of other threads than the one that has made an object may have got hold of it:
   * once a reference to it was written to an object of which that is true. It belongs to the state.
   */
  public boolean hasEscaped(int position) {
    int word = position >> 6;
    return (word < escaped.length && (escaped[word] & (1L << position)) != 0) || isKept(position);
  }

  /** An object escapes that has not yet; who calls has to follow its references. */
  void escape(int position) {
    setEscaped(position, true);
    if (component[position] > 0) {
      copyIfShared(position); // that it has escaped is a part of what is saved of it
    } else if (hasBarrier(position)) {
      component[position] = BARRIER;
    }
  }

  /** The same for an object of a saved state, which has escaped or not in that state. */
  public void setEscaped(int position, boolean hasEscaped) {
    int word = position >> 6;
    if (word >= escaped.length) {
      if (!hasEscaped) {
        return;
      }
      escaped = Arrays.copyOf(escaped, Math.max(word + 1, data.length >> 6));
    }
    if (hasEscaped) {
      escaped[word] |= 1L << position;
    } else {
      escaped[word] &= ~(1L << position);
    }
  }

  /** Lets references be noted that are written to a new object, which is there for everybody. */
  void setBarrier(int position) {
    component[position] = BARRIER;
  }

  /** A reference gets known to the machine, where all threads can come by it. */
  public void letEscape(int reference) {
    escapes.published(reference);
  }

  private boolean hasBarrier(int position) {
    return hasEscaped(position) && klass[position].hasReferences();
  }

  private static Object copy(Object d) {
    if (d instanceof long[] a) {
      return a.clone();
    } else if (d instanceof int[] a) {
      return a.clone();
    } else if (d instanceof byte[] a) {
      return a.clone();
    } else if (d instanceof char[] a) {
      return a.clone();
    } else if (d instanceof short[] a) {
      return a.clone();
    }
    throw new IllegalStateException("unknown data " + d.getClass());
  }

  /**
   * A new transition begins. When a collection is due must follow from the state the transition
   * starts in, so what came before does not count.
   */
  public void startTransition() {
    allocatedObjects = 0;
    allocatedBytes = 0;
    collectionDue = false;
    liveBytes = youngBytes;
    objectTrigger = LEAST_OBJECTS;
    byteTrigger = LEAST_BYTES;
  }

  /** After a collection: how much is alive decides when the next one is due. */
  public void collected(long liveObjects, long liveByteCount) {
    objectsBefore += allocatedObjects;
    allocatedObjects = 0;
    allocatedBytes = 0;
    collectionDue = false;
    liveBytes = liveByteCount;
    objectTrigger = Math.max(LEAST_OBJECTS, liveObjects);
    byteTrigger = Math.max(LEAST_BYTES, Math.min(liveByteCount, maxBytes - liveByteCount));
  }

  /** All objects allocated so far. */
  public long totalObjects() {
    return objectsBefore + allocatedObjects;
  }

  /** Whether an allocation of this size would exceed the limit even after a collection. */
  public boolean exceeds(long bytes) {
    return liveBytes + bytes > maxBytes;
  }

  public long maxBytes() {
    return maxBytes;
  }

  // ---- typed access, for everything outside the interpreter's loop ----

  public long[] fields(int r) {
    return (long[]) data[r];
  }

  /** A field's value, which must be a number. */
  public long field(int r, int slot) {
    long value = ((long[]) data[r])[slot];
    if (symbolic && Symbols.isTerm(value)) {
      throw new Unsupported("a symbolic value in a field of " + klass[r].externalName());
    }
    return value;
  }

  public void setField(int r, int slot, long value) {
    copyIfShared(r);
    ((long[]) data[r])[slot] = value;
    if (component[r] == BARRIER) {
      escapes.fieldWritten(r, slot, value);
    }
  }

  public int[] ints(int r) {
    return (int[]) data[r];
  }

  public byte[] bytes(int r) {
    return (byte[]) data[r];
  }

  public int arrayElement(int r, int index) {
    return ((int[]) data[r])[index];
  }

  public void setArrayElement(int r, int index, int value) {
    copyIfShared(r);
    ((int[]) data[r])[index] = value;
    if (component[r] == BARRIER) {
      escapes.published(value);
    }
  }

  public int arrayLength(int r) {
    return length(data[r]);
  }

  public static int length(Object d) {
    if (d instanceof int[] a) {
      return a.length;
    } else if (d instanceof byte[] a) {
      return a.length;
    } else if (d instanceof long[] a) {
      return a.length;
    } else if (d instanceof char[] a) {
      return a.length;
    }
    return ((short[]) d).length;
  }

  /** A fresh data array for elements of the given kind. */
  public static Object newArrayData(char kind, int length) {
    return switch (kind) {
      case 'Z', 'B' -> new byte[length];
      case 'C' -> new char[length];
      case 'S' -> new short[length];
      case 'J', 'D' -> new long[length];
      default -> new int[length];
    };
  }

  /** Bytes an object would take on a usual JVM: what the heap limit counts. */
  public static long bytes(Klass k, Object d) {
    return k.isArray() ? arrayBytes(k.kind, length(d)) : 16 + 8L * ((long[]) d).length;
  }

  /** The same for an array. */
  public static long arrayBytes(char kind, int length) {
    long size =
        switch (kind) {
          case 'Z', 'B' -> length;
          case 'C', 'S' -> 2L * length;
          case 'J', 'D' -> 8L * length;
          default -> 4L * length;
        };
    return 16 + size;
  }
}
