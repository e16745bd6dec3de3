package dev.assay.certify;

import dev.assay.certify.follow.Walk;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** A graph that is given edge by edge, in place of a program. */
final class Graph implements Walk {
  /** The transitions of one thread from a state, one target for each choice. */
  private record Mover(int thread, int place, int[] targets) {}

  private final List<List<Mover>> states = new ArrayList<>();
  private final long key;
  private final List<Integer> path = new ArrayList<>();
  private final List<Integer> noted = new ArrayList<>();
  private int current;
  private int alternatives;

  /** The states that were looked at, and how often any was. */
  final BitSet looked = new BitSet();

  int looks;

  Graph() {
    this(0);
  }

  /** A graph whose fingerprints depend on a key. */
  Graph(long key) {
    this.key = key;
  }

  /** The same graph, not looked at. */
  Graph fresh() {
    Graph g = new Graph(key);
    g.states.addAll(states);
    return g;
  }

  /** The same graph with fingerprints of another key. */
  Graph withKey(long other) {
    Graph g = new Graph(other);
    g.states.addAll(states);
    return g;
  }

  /** Adds a thread's transitions; to be called in the order of threads. */
  Graph edge(int from, int thread, int place, int... targets) {
    while (states.size() <= from) {
      states.add(new ArrayList<>());
    }
    for (int t : targets) {
      while (states.size() <= t) {
        states.add(new ArrayList<>());
      }
    }
    states.get(from).add(new Mover(thread, place, targets));
    return this;
  }

  int size() {
    return states.size();
  }

  /** A graph with random edges; most states can be reached. */
  static Graph random(long seed, int size) {
    Random r = new Random(seed);
    Graph g = new Graph(seed);
    int threads = 1 + r.nextInt(5);
    boolean local = r.nextBoolean();
    for (int s = 0; s < size; s++) {
      g.states.add(new ArrayList<>());
    }
    for (int s = 0; s < size; s++) {
      for (int t = 0; t < threads; t++) {
        if (r.nextInt(4) == 0) {
          continue;
        }
        int[] targets = new int[r.nextInt(12) == 0 ? 2 + r.nextInt(2) : 1];
        for (int c = 0; c < targets.length; c++) {
          int far = local ? Math.floorMod(s + r.nextInt(9) - 3, size) : r.nextInt(size);
          targets[c] = r.nextInt(20) == 0 ? NOWHERE : far;
        }
        g.states.get(s).add(new Mover(t, r.nextInt(3) + 3 * t, targets));
      }
    }
    return g;
  }

  /** A product of threads that go round in circles, so that almost everything commutes. */
  static Graph product(int threads, int length, boolean exclusive) {
    Graph g = new Graph(threads);
    int size = (int) Math.pow(length, threads);
    for (int s = 0; s < size; s++) {
      g.states.add(new ArrayList<>());
      int factor = 1;
      int inside = 0;
      for (int t = 0, f = 1; t < threads; t++, f *= length) {
        inside += s / f % length == length - 1 ? 1 : 0;
      }
      for (int t = 0; t < threads; t++) {
        int at = s / factor % length;
        if (!exclusive || at != length - 2 || inside == 0) {
          int target = s + ((at + 1) % length - at) * factor;
          g.states.get(s).add(new Mover(t, at, new int[] {target}));
        }
        factor *= length;
      }
    }
    return g;
  }

  /** All states that can be reached from the first. */
  BitSet reachable() {
    BitSet seen = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(0));
    seen.set(0);
    while (!open.isEmpty()) {
      for (Mover m : states.get(open.remove(open.size() - 1))) {
        for (int t : m.targets) {
          if (t != NOWHERE && !seen.get(t)) {
            seen.set(t);
            open.add(t);
          }
        }
      }
    }
    return seen;
  }

  @Override
  public void begin() {
    current = 0;
  }

  @Override
  public void back() {
    current = path.get(path.size() - 1);
  }

  /** Goes to any state. */
  void goTo(int state) {
    current = state;
  }

  @Override
  public int enabled() {
    return states.get(current).size();
  }

  @Override
  public int thread(int index) {
    return states.get(current).get(index).thread;
  }

  @Override
  public int place(int index) {
    return states.get(current).get(index).place;
  }

  @Override
  public boolean make(int index, int choice) {
    Mover m = states.get(current).get(index);
    alternatives = m.targets.length;
    int target = choice < alternatives ? m.targets[choice] : NOWHERE;
    if (target != NOWHERE) {
      current = target;
    }
    return target != NOWHERE;
  }

  /** The current state. */
  int current() {
    return current;
  }

  @Override
  public void note() {
    noted.add(current);
  }

  @Override
  public int numbers(int[] out) {
    int count = noted.size();
    for (int i = 0; i < count; i++) {
      out[i] = noted.get(i);
    }
    noted.clear();
    return count;
  }

  @Override
  public int alternatives() {
    return alternatives;
  }

  @Override
  public void look() {
    path.add(current);
    looked.set(current);
    looks++;
  }

  @Override
  public void leave() {
    path.remove(path.size() - 1);
  }

  @Override
  public boolean isStopped() {
    return false;
  }

  @Override
  public void fingerprint(int state, long[] out) {
    Random r = new Random(key * 1_000_003 + state);
    out[0] = r.nextLong();
    out[1] = r.nextLong();
  }

  @Override
  public String threadName(int thread) {
    return "t" + (thread + 1);
  }

  @Override
  public String placeName(int place) {
    return "at " + place;
  }

  @Override
  public int compareThreads(int one, int other) {
    return Integer.compare(one, other);
  }
}
