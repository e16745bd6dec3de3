package dev.assay.machine.state;

import dev.assay.machine.state.hash.StateHasher;
import dev.assay.machine.state.stream.ComponentCodec;
import dev.assay.machine.state.stream.StateWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Prints what the tables cost: bytes per pair at several sizes, and the processor time of look-ups,
 * insertions, batch updates, differences, hashes and writing. Not a test; run its {@code main} with
 * {@code -Xmx4g} or more.
 */
final class StateTableMeasurement {
  private static final VectorLayout ONE_MAP = (index, count) -> PartKind.EVEN_KEYS;

  /** Keeps the compiler from leaving the work out. */
  private static long sink;

  private StateTableMeasurement() {}

  public static void main(String[] args) throws IOException {
    startUp();
    bytesPerPair();
    heapPerPair();
    for (boolean counts : new boolean[] {false, true}) {
      for (int size : new int[] {10_000, 100_000, 1_000_000, 8_000_000}) {
        hitsAndMisses(size, counts);
      }
    }
    for (boolean counts : new boolean[] {false, true}) {
      for (int keys : new int[] {100, 1_000, 10_000, 100_000}) {
        maps(keys, counts);
      }
    }
    states();
    components();
    System.out.println("(" + sink + ")");
  }

  /** Of this thread: other processes may be at work on this computer. */
  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void startUp() {
    int rounds = 20_000;
    long first = 0;
    long all = 0;
    for (int i = 0; i < rounds; i++) {
      long start = System.nanoTime();
      PairTable table = new PairTable();
      table.intern(1, i);
      long time = System.nanoTime() - start;
      first = i == 0 ? time : first;
      all += time;
      sink += table.size();
    }
    PairTable table = new PairTable();
    long empty = table.bytes();
    table.intern(1, 2);
    System.out.printf(
        "new table with one pair: %.1f us on average, the first in this JVM %.0f us;"
            + " empty %,d bytes, then %,d bytes%n",
        all / 1e3 / rounds, first / 1e3, empty, table.bytes());
  }

  private static void bytesPerPair() {
    PairTable table = new PairTable();
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder line = new StringBuilder("bytes per pair of random pairs:");
    double worst = 0;
    int next = 1_000;
    for (int i = 1; i <= 8_000_000; i++) {
      table.intern(i >>> 1, random.nextInt() >>> 1);
      if (i >= 1_000_000 && i % 10_000 == 0) {
        worst = Math.max(worst, (double) table.bytes() / i);
      }
      if (i == next) {
        line.append(String.format("  %,d: %.2f", i, (double) table.bytes() / i));
        next = i < 1_000_000 ? i * 10 : i + 1_000_000;
      }
    }
    System.out.println(line);
    System.out.printf("  worst between 1 M and 8 M: %.2f%n", worst);
  }

  private static void heapPerPair() {
    SplittableRandom random = new SplittableRandom(2);
    long before = used();
    PairTable table = new PairTable();
    for (int i = 1; i <= 3_000_000; i++) {
      table.intern(i, random.nextInt() >>> 1);
    }
    long after = used();
    System.out.printf(
        "  3 M pairs: the heap grew by %.2f bytes per pair, bytes() says %.2f%n",
        (after - before) / 3e6, table.bytes() / 3e6);
    sink += table.size();
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static void hitsAndMisses(int size, boolean print) {
    SplittableRandom random = new SplittableRandom(size);
    int[] lefts = new int[size];
    int[] rights = new int[size];
    for (int i = 0; i < size; i++) {
      lefts[i] = random.nextInt(size);
      rights[i] = random.nextInt() >>> 1;
    }
    PairTable table = new PairTable();
    long start = now();
    for (int i = 0; i < size; i++) {
      sink += table.intern(lefts[i], rights[i]);
    }
    long miss = now() - start;
    for (int i = size - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int left = lefts[i];
      lefts[i] = lefts[j];
      lefts[j] = left;
      int right = rights[i];
      rights[i] = rights[j];
      rights[j] = right;
    }
    int repeats = Math.max(1, 4_000_000 / size);
    start = now();
    for (int k = 0; k < repeats; k++) {
      for (int i = 0; i < size; i++) {
        sink += table.intern(lefts[i], rights[i]);
      }
    }
    long hit = now() - start;
    if (print) {
      System.out.printf(
          "%,d random pairs: miss %.0f ns, hit %.0f ns%n",
          size, (double) miss / size, (double) hit / size / repeats);
    }
  }

  private static void maps(int size, boolean print) throws IOException {
    StateStore store = new StateStore();
    IntMaps maps = store.maps();
    int[] keys = new int[size];
    int[] values = new int[size];
    int[] components = new int[1000];
    for (int i = 0; i < 1000; i++) {
      components[i] = store.components().intern(0, new long[] {i, i});
    }
    for (int i = 0; i < size; i++) {
      keys[i] = i;
      values[i] = components[i % 1000];
    }
    int map = maps.update(0, keys, values, size);
    long nodesBefore = store.pairs().size();
    int steps = 60_000;
    int[] trail = new int[steps + 1];
    int[] allKeys = new int[3 * steps];
    int[] allValues = new int[3 * steps];
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < steps; i++) {
      int[] three = random.ints(0, size).distinct().limit(3).sorted().toArray();
      for (int j = 0; j < 3; j++) {
        allKeys[3 * i + j] = three[j];
        allValues[3 * i + j] = components[random.nextInt(1000)];
      }
    }
    int[] batchKeys = new int[3];
    int[] batchValues = new int[3];
    long unknown = 0;
    long known = 0;
    long diff = 0;
    // The first round meets new maps only; later ones find every node, and the last counts.
    for (int round = 0; round < 4; round++) {
      trail[0] = map;
      long start = now();
      for (int i = 0; i < steps; i++) {
        for (int j = 0; j < 3; j++) {
          batchKeys[j] = allKeys[3 * i + j];
          batchValues[j] = allValues[3 * i + j];
        }
        trail[i + 1] = maps.update(trail[i], batchKeys, batchValues, 3);
      }
      known = now() - start;
      unknown = round == 0 ? known : unknown;
      start = now();
      for (int i = 0; i < steps; i++) {
        maps.diff(trail[i], trail[i + 1], (key, a, b) -> sink += key ^ a ^ b);
      }
      diff = now() - start;
    }
    double nodes = (double) (store.pairs().size() - nodesBefore) / steps;
    double bytes = (double) store.pairs().bytes() / store.pairs().size();
    int hashed = 10_000;
    int[] parts = new int[1];
    int[] states = new int[steps + 1];
    for (int i = 0; i <= steps; i++) {
      parts[0] = trail[i];
      states[i] = (int) store.states().intern(parts, 1);
    }
    StateHasher hasher =
        new StateHasher(store, ONE_MAP, ComponentHasher.plain(), KeyHasher.plain(), 1, 2);
    StateWriter writer = new StateWriter(store, ONE_MAP, ComponentCodec.plain(store.components()));
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(stream);
    long[] hash = new long[2];
    hasher.hash(states[0], hash);
    writer.write(states[0], out);
    long sent = stream.size();
    long start = now();
    for (int i = 1; i <= hashed; i++) {
      hasher.hash(states[i], hash);
      sink += hash[0];
    }
    long hashing = now() - start;
    start = now();
    for (int i = 1; i <= hashed; i++) {
      writer.write(states[i], out);
    }
    long writing = now() - start;
    if (print) {
      System.out.printf(
          "map of %,d keys, 3 changed: update to new %.0f ns, to known %.0f ns, diff %.0f ns,"
              + " hash %.0f ns, write %.0f ns and %.0f bytes;"
              + " %.1f new pairs per update, %.1f bytes per pair%n",
          size,
          (double) unknown / steps,
          (double) known / steps,
          (double) diff / steps,
          (double) hashing / hashed,
          (double) writing / hashed,
          (double) (stream.size() - sent) / hashed,
          nodes,
          bytes);
    }
  }

  /** All vectors of twelve digits, visited so that neighbours differ in one or two digits. */
  private static void states() {
    int count = 12;
    StateStore store = new StateStore();
    PairTable nodes = store.pairs();
    StateTable states = store.states();
    LiveVector live = new LiveVector(store);
    int[] parts = new int[count];
    int total = 1 << 22;
    for (int round = 0; round < 3; round++) {
      boolean withBase = round == 2;
      long start = now();
      for (int i = 0; i < total; i++) {
        int gray = i ^ (i >>> 1);
        for (int j = 0; j < count; j++) {
          parts[j] = 1 + (gray >>> (2 * j) & 3);
        }
        sink += withBase ? live.store(parts, count) : states.intern(parts, count);
      }
      long time = now() - start;
      if (round == 0) {
        System.out.printf(
            "%,d states of %d parts: %.3f pairs per state, %.1f bytes per state%n",
            states.states(),
            count,
            (double) (nodes.size() + states.states()) / states.states(),
            (double) (nodes.bytes() + states.bytes()) / states.states());
      }
      System.out.printf(
          "  %s: %.0f ns%n",
          round == 0 ? "new" : withBase ? "known, from the one before" : "known",
          (double) time / total);
    }
  }

  private static void components() {
    for (int length : new int[] {2, 8, 64}) {
      ComponentPool pool = new ComponentPool();
      int size = 200_000;
      long[] buffer = new long[length];
      long[] times = new long[2];
      for (int round = 0; round < 4; round++) {
        long start = now();
        for (int i = 0; i < size; i++) {
          buffer[i % length] = i;
          sink += pool.internCopy(i & 7, buffer, length);
        }
        times[Math.min(1, round)] = now() - start;
        Arrays.fill(buffer, 0);
      }
      System.out.printf(
          "components of %d longs: miss %.0f ns, hit %.0f ns, %.1f bytes each%n",
          length,
          (double) times[0] / size,
          (double) times[1] / size,
          (double) pool.bytes() / pool.size());
    }
  }
}
