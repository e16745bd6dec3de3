package dev.assay.machine.state;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Prints what the tables cost: bytes per pair at several sizes, and the time of look-ups, insertions,
 * batch updates and differences. Not a test; run its {@code main} with {@code -Xmx4g} or more.
 */
final class StateTableMeasurement {
  private StateTableMeasurement() {}

  private static long sink;

  public static void main(String[] args) {
    startUp();
    bytesPerPair();
    hitsAndMisses();
    for (int keys : new int[] {100, 1_000, 10_000, 100_000}) {
      maps(keys);
    }
    states();
    components();
    hashing();
    System.out.println("(" + sink + ")");
  }

  private static void startUp() {
    int rounds = 20_000;
    long best = Long.MAX_VALUE;
    long first = 0;
    for (int i = 0; i < rounds; i++) {
      long start = System.nanoTime();
      PairTable table = new PairTable();
      table.intern(1, i);
      long time = System.nanoTime() - start;
      first = i == 0 ? time : first;
      best = Math.min(best, time);
      sink += table.size();
    }
    PairTable table = new PairTable();
    long empty = table.bytes();
    table.intern(1, 2);
    System.out.printf(
        "new table with one pair: first %.0f us, best %.1f us; empty %,d bytes, then %,d bytes%n",
        first / 1e3, best / 1e3, empty, table.bytes());
  }

  private static void bytesPerPair() {
    PairTable table = new PairTable();
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder line = new StringBuilder("bytes per pair:");
    double worst = 0;
    int next = 1_000;
    for (int i = 1; i <= 8_000_000; i++) {
      table.intern(i >>> 1, random.nextInt() >>> 1);
      if (i >= 1_000_000 && i % 10_000 == 0) {
        worst = Math.max(worst, (double) table.bytes() / i);
      }
      if (i == next) {
        line.append(String.format("  %,d: %.2f", i, (double) table.bytes() / i));
        next = i < 1_000_000 ? i * 10 : i + 500_000;
      }
    }
    System.out.println(line);
    System.out.printf("  worst between 1 M and 8 M: %.2f%n", worst);
    long before = used();
    PairTable held = new PairTable();
    for (int i = 1; i <= 3_000_000; i++) {
      held.intern(i, random.nextInt() >>> 1);
    }
    long after = used();
    System.out.printf(
        "  heap growth measured for 3 M: %.2f per pair, bytes() says %.2f%n",
        (after - before) / 3e6, held.bytes() / 3e6);
    sink += held.size();
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static void hitsAndMisses() {
    for (int round = 0; round < 2; round++) {
      for (int size : new int[] {10_000, 100_000, 1_000_000, 8_000_000}) {
        SplittableRandom random = new SplittableRandom(size);
        int[] lefts = new int[size];
        int[] rights = new int[size];
        for (int i = 0; i < size; i++) {
          lefts[i] = random.nextInt(size);
          rights[i] = random.nextInt() >>> 1;
        }
        PairTable table = new PairTable();
        long start = System.nanoTime();
        for (int i = 0; i < size; i++) {
          sink += table.intern(lefts[i], rights[i]);
        }
        long miss = System.nanoTime() - start;
        for (int i = size - 1; i > 0; i--) {
          int j = random.nextInt(i + 1);
          int l = lefts[i];
          int r = rights[i];
          lefts[i] = lefts[j];
          rights[i] = rights[j];
          lefts[j] = l;
          rights[j] = r;
        }
        int repeats = Math.max(1, 4_000_000 / size);
        start = System.nanoTime();
        for (int k = 0; k < repeats; k++) {
          for (int i = 0; i < size; i++) {
            sink += table.intern(lefts[i], rights[i]);
          }
        }
        long hit = System.nanoTime() - start;
        if (round == 1) {
          System.out.printf(
              "%,d pairs: miss %.0f ns, hit %.0f ns%n",
              size, (double) miss / size, (double) hit / size / repeats);
        }
      }
    }
  }

  private static void maps(int size) {
    PairTable nodes = new PairTable();
    IntMaps maps = new IntMaps(nodes);
    int[] keys = new int[size];
    int[] values = new int[size];
    for (int i = 0; i < size; i++) {
      keys[i] = i;
      values[i] = i + 1;
    }
    int map = maps.update(0, keys, values, size);
    int steps = 60_000;
    int[] trail = new int[steps + 1];
    int[] allKeys = new int[3 * steps];
    int[] allValues = new int[3 * steps];
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < steps; i++) {
      int[] three = random.ints(0, size).distinct().limit(3).sorted().toArray();
      for (int j = 0; j < 3; j++) {
        allKeys[3 * i + j] = three[j];
        allValues[3 * i + j] = 1 + random.nextInt(1000);
      }
    }
    int[] batchKeys = new int[3];
    int[] batchValues = new int[3];
    long[] times = new long[3];
    // The first round meets new maps only, later ones find every node; the last counts.
    for (int round = 0; round < 4; round++) {
      trail[0] = map;
      long start = System.nanoTime();
      for (int i = 0; i < steps; i++) {
        for (int j = 0; j < 3; j++) {
          batchKeys[j] = allKeys[3 * i + j];
          batchValues[j] = allValues[3 * i + j];
        }
        trail[i + 1] = maps.update(trail[i], batchKeys, batchValues, 3);
      }
      times[round == 0 ? 0 : 1] = System.nanoTime() - start;
      start = System.nanoTime();
      for (int i = 0; i < steps; i++) {
        maps.diff(trail[i], trail[i + 1], (key, a, b) -> sink += key ^ a ^ b);
      }
      times[2] = System.nanoTime() - start;
    }
    System.out.printf(
        "map of %,d keys, 3 changed: update to new %.0f ns, to known %.0f ns, diff %.0f ns;"
            + " %.1f new nodes per update%n",
        size,
        (double) times[0] / steps,
        (double) times[1] / steps,
        (double) times[2] / steps,
        (double) (nodes.size() - size) / steps);
  }

  /** Counters that move one or two at a time: a state space whose size is known. */
  private static void states() {
    int count = 12;
    int base = 4;
    PairTable nodes = new PairTable();
    StateTable states = new StateTable(nodes);
    int[] parts = new int[count];
    int total = 1 << 22;
    long start = System.nanoTime();
    int previous = 0;
    for (int i = 0; i < total; i++) {
      int gray = i ^ (i >>> 1);
      for (int j = 0; j < count; j++) {
        parts[j] = 1 + (gray >>> (2 * j) & (base - 1));
      }
      long result =
          previous == 0 ? states.intern(parts, count) : states.intern(previous, parts, count);
      previous = (int) result;
    }
    long time = System.nanoTime() - start;
    System.out.printf(
        "%,d states of %d parts: %.3f pairs per state, %.1f bytes per state, %.0f ns each%n",
        states.states(),
        count,
        (double) (nodes.size() + states.states()) / states.states(),
        (double) (nodes.bytes() + states.bytes()) / states.states(),
        (double) time / total);
    for (boolean withBase : new boolean[] {false, true, false, true}) {
      start = System.nanoTime();
      for (int i = 0; i < total; i++) {
        int gray = i ^ (i >>> 1);
        for (int j = 0; j < count; j++) {
          parts[j] = 1 + (gray >>> (2 * j) & (base - 1));
        }
        previous =
            (int) (withBase ? states.intern(previous, parts, count) : states.intern(parts, count));
      }
      time = System.nanoTime() - start;
      System.out.printf("  found again, base given %s: %.0f ns%n", withBase, (double) time / total);
    }
  }

  private static void components() {
    for (int length : new int[] {2, 8, 64}) {
      ComponentPool pool = new ComponentPool();
      int size = 200_000;
      long[] buffer = new long[length];
      long[] times = new long[2];
      for (int round = 0; round < 4; round++) {
        long start = System.nanoTime();
        for (int i = 0; i < size; i++) {
          buffer[i % length] = i;
          sink += pool.internCopy(i & 7, buffer, length);
        }
        times[Math.min(1, round)] = System.nanoTime() - start;
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

  private static void hashing() {
  }
}
