package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.AccessPolicy;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order in which {@code Set.of}, {@code Map.of} and their copies are iterated. It follows from
 * two numbers that every JVM draws anew: a salt says at which place of its table each collection
 * begins, and a bit in which direction all of them go.
 *
 * <p>What is decided of a run is the direction, and an interval of salts. An iterator asks where it
 * begins: places from which the elements come in the same order make one possibility, and the
 * interval shrinks to the salts that lead there. So all collections of a run fit together, and
 * every order that a JVM can show is one of the possibilities.
 */
public final class IterationOrders {
  private static final JdkClass COLLECTIONS = JdkClass.of("java/util/ImmutableCollections");
  private static final JdkField SALT = COLLECTIONS.field("SALT32L");
  private static final JdkField REVERSE = COLLECTIONS.field("REVERSE");
  private static final JdkField EMPTY = COLLECTIONS.field("EMPTY");
  private static final JdkClass PAIR = JdkClass.of("java/util/ImmutableCollections$Set12");
  private static final JdkField FIRST = PAIR.field("e0");
  private static final JdkField SECOND = PAIR.field("e1");
  private static final JdkField SET_OF_PAIR =
      JdkClass.of("java/util/ImmutableCollections$Set12$1").field("this$0");
  private static final JdkClass SET = JdkClass.of("java/util/ImmutableCollections$SetN");
  private static final JdkField ELEMENTS = SET.field("elements");
  private static final JdkField SET_OF_ITERATOR =
      JdkClass.of("java/util/ImmutableCollections$SetN$SetNIterator").field("this$0");
  private static final JdkClass MAP = JdkClass.of("java/util/ImmutableCollections$MapN");
  private static final JdkField TABLE = MAP.field("table");
  private static final JdkField MAP_OF_ITERATOR =
      JdkClass.of("java/util/ImmutableCollections$MapN$MapNIterator").field("this$0");

  /** Where iterators keep their collection. */
  private static final List<JdkField> ITERATORS =
      List.of(SET_OF_PAIR, SET_OF_ITERATOR, MAP_OF_ITERATOR);

  /** What has to be known of these collections. */
  static final List<Fact.Single> KNOWN =
      List.of(
          SALT,
          REVERSE,
          EMPTY,
          FIRST,
          SECOND,
          SET_OF_PAIR,
          ELEMENTS,
          SET_OF_ITERATOR,
          TABLE,
          MAP_OF_ITERATOR);

  /** The class that keeps both numbers; it matters once a program executes its code. */
  static final JdkClass USER = COLLECTIONS;

  private static final long ALL_SALTS = 0xffff_ffffL;

  // How what is decided lies in one number: the last of the salts, and above it:
  private static final long HAS_SALTS = 1L << 32;
  private static final long HAS_DIRECTION = 1L << 33;
  private static final long IS_FORWARD = 1L << 34;

  private final Machine machine;
  private final Universe universe;
  private final Heap heap;
  private final int mirror;
  private final int saltSlot;
  private final int reverseSlot;

  /**
   * One of the ways in which a run can go on: some salts, and perhaps a direction.
   *
   * @param forward null if the direction stays open
   */
  private record Way(long firstSalt, long lastSalt, @Nullable Boolean forward) {}

  /** What a thread asks about a collection: which of some ways the run goes. */
  public final class Question {
    private final List<Way> ways;

    private Question(List<Way> ways) {
      this.ways = ways;
    }

    /** How many answers there are. */
    public int count() {
      return ways.size();
    }

    /** Decides it for the rest of the run. */
    public void answer(int index) {
      decide(ways.get(index));
    }

    /** What is decided, in words. */
    public String words(int index) {
      Way w = ways.get(index);
      String which =
          w.forward != null && count() == 2
              ? (w.forward ? "backwards" : "forwards")
              : (index + 1) + " of " + count();
      return "iteration order of immutable sets and maps: " + which;
    }
  }

  public IterationOrders(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
    boolean isKnown = KNOWN.stream().allMatch(f -> f.holdsIn(universe));
    this.mirror = isKnown ? COLLECTIONS.require(universe).mirror : -1;
    this.saltSlot = SALT.slot(universe);
    this.reverseSlot = REVERSE.slot(universe);
  }

  /** Shows accesses to these numbers, and nothing else. */
  public static AccessPolicy policy() {
    return new AccessPolicy() {
      @Override
      public boolean mayWatch(Klass k) {
        return k.name.startsWith(COLLECTIONS.name());
      }

      @Override
      public boolean watches(Field field) {
        return isSalt(field);
      }

      @Override
      public boolean watchesArrays() {
        return false;
      }
    };
  }

  /** Whether a field is one of the numbers. */
  public static boolean isSalt(Field f) {
    return SALT.is(f) || REVERSE.is(f);
  }

  /** Whether a location is one of the numbers. */
  public boolean isSalt(int object, int slot) {
    return object == mirror && (slot == saltSlot || slot == reverseSlot);
  }

  /**
   * What a thread iterates that is about to read one of the numbers, if the order follows from hash
   * codes as well, which that of a pair does not; nulls are among it.
   */
  public int[] hashed(GuestThread t) {
    int collection = collection(t);
    int[] places = places(heap.klass[collection], collection);
    return places == null
            || IterationUse.isIndifferent(t)
            || IterationUse.isFillingHashTable(heap, t)
        ? new int[0]
        : places;
  }

  /** What a thread asks that is about to read one of the numbers; null if it is all the same. */
  public @Nullable Question question(GuestThread t) {
    int collection = collection(t);
    Klass k = heap.klass[collection];
    if (PAIR.is(k)) {
      boolean isOpen = isPair(collection) && !hasDirection() && !isIndifferent(t, pair(collection));
      return isOpen ? new Question(directions()) : null;
    }
    int[] places = places(k, collection);
    if (places == null || isIndifferent(t, places)) {
      return null;
    }
    List<Way> ways = ways(places);
    return ways.size() < 2 ? null : new Question(ways);
  }

  private boolean isPair(int set) {
    return get(set, SECOND) != heap.field(mirror, EMPTY.requireSlot(universe));
  }

  private int[] pair(int set) {
    return new int[] {(int) get(set, FIRST), (int) get(set, SECOND)};
  }

  /** The collection that a thread is about to iterate, or whose iterator it is in. */
  private int collection(GuestThread t) {
    int base = t.bases[t.depth];
    if (t.method().isConstructor()) {
      return (int) t.stack[base + 1]; // of an iterator, which is given its collection
    }
    int self = (int) t.stack[base];
    for (JdkField f : ITERATORS) {
      if (f.holder().is(heap.klass[self])) {
        return (int) get(self, f);
      }
    }
    return self;
  }

  /** What is where in the table of a collection, which a thread's iterator goes through. */
  private int @Nullable [] places(Klass k, int collection) {
    if (SET.is(k)) {
      return (int[]) heap.data[(int) get(collection, ELEMENTS)];
    }
    if (!MAP.is(k)) {
      return null;
    }
    int[] table = (int[]) heap.data[(int) get(collection, TABLE)];
    int[] keys = new int[table.length / 2];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = table[2 * i];
    }
    return keys;
  }

  /** Whether a thread looks at all elements, whatever comes first, and runs the JDK's code only. */
  private boolean isIndifferent(GuestThread t, int[] places) {
    return (IterationUse.isIndifferent(t) && areOfJdk(places))
        || (IterationUse.isFillingHashTable(heap, t) && IterationUse.areApart(machine, places));
  }

  private boolean areOfJdk(int[] objects) {
    for (int r : objects) {
      if (r != 0 && heap.klass[r].loader != 0) {
        return false;
      }
    }
    return true;
  }

  private List<Way> directions() {
    return List.of(new Way(firstSalt(), lastSalt(), true), new Way(firstSalt(), lastSalt(), false));
  }

  /** The ways in which a collection can be iterated, each with another order. */
  private List<Way> ways(int[] places) {
    List<Way> ways = new ArrayList<>();
    for (Way w : hasDirection() ? List.of(now()) : directions()) {
      addWays(places, w, ways);
    }
    return ways;
  }

  private Way now() {
    return new Way(firstSalt(), lastSalt(), (decided() & IS_FORWARD) != 0);
  }

  /** Divides a way by the element that comes first. */
  private static void addWays(int[] places, Way w, List<Way> to) {
    long start = w.firstSalt;
    int first = first(places, place(start, places.length), w);
    for (int p = place(start, places.length) + 1; p <= place(w.lastSalt, places.length); p++) {
      int next = first(places, p, w);
      if (next != first) {
        long salt = firstSalt(p, places.length);
        to.add(new Way(start, salt - 1, w.forward));
        start = salt;
        first = next;
      }
    }
    to.add(new Way(start, w.lastSalt, w.forward));
  }

  /** Where an iterator begins, given the salt. */
  private static int place(long salt, int length) {
    return (int) ((salt * length) >>> 32);
  }

  /** The least salt with which an iterator begins at a place. */
  private static long firstSalt(int place, int length) {
    return (((long) place << 32) + length - 1) / length;
  }

  /** The place of the element that comes first; the length of the table if there is none. */
  private static int first(int[] places, int begin, Way w) {
    int step = Boolean.TRUE.equals(w.forward) ? 1 : places.length - 1;
    int p = begin;
    for (int i = 0; i < places.length; i++) {
      p = (p + step) % places.length;
      if (places[p] != 0) {
        return p;
      }
    }
    return places.length;
  }

  // ---- what is decided ----

  private long decided() {
    return machine.runChoices().iterationOrder();
  }

  private boolean hasDirection() {
    return (decided() & HAS_DIRECTION) != 0;
  }

  private long firstSalt() {
    return (decided() & HAS_SALTS) == 0 ? 0 : heap.field(mirror, saltSlot);
  }

  private long lastSalt() {
    return (decided() & HAS_SALTS) == 0 ? ALL_SALTS : decided() & ALL_SALTS;
  }

  private void decide(Way w) {
    long now = HAS_SALTS | w.lastSalt;
    heap.setField(mirror, saltSlot, w.firstSalt);
    if (w.forward != null) {
      now |= HAS_DIRECTION | (w.forward ? IS_FORWARD : 0);
      heap.setField(mirror, reverseSlot, w.forward ? 1 : 0);
    }
    machine.runChoices().setIterationOrder(now);
  }

  private long get(int object, JdkField f) {
    return heap.field(object, f.requireSlot(universe));
  }
}
