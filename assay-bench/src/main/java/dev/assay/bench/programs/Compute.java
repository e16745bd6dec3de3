package dev.assay.bench.programs;

import java.util.HashMap;
import java.util.Map;

/** Six small computations, one for each kind of work an interpreter does. */
public final class Compute {
  private Compute() {}

  interface Shape {
    int area(int k);
  }

  static final class Wide implements Shape {
    private final int w = 3;

    @Override
    public int area(int k) {
      return w + k;
    }
  }

  static final class High implements Shape {
    private final int h = 4;

    @Override
    public int area(int k) {
      return h ^ k;
    }
  }

  abstract static class Step {
    abstract int next(int x);
  }

  static final class Up extends Step {
    @Override
    int next(int x) {
      return x + 1;
    }
  }

  static final class Down extends Step {
    @Override
    int next(int x) {
      return x - 3;
    }
  }

  static final class Cell {
    int value;
    int sum;
    Cell next;
  }

  /** Runs the computation that the first argument names and prints its result. */
  public static void main(String[] args) {
    System.out.println(
        switch (args[0]) {
          case "integers" -> integers();
          case "arrays" -> arrays();
          case "fields" -> fields();
          case "calls" -> calls();
          case "strings" -> strings();
          case "map" -> map();
          default -> throw new IllegalArgumentException(args[0]);
        });
  }

  private static long integers() {
    int s = 0;
    for (int i = 0; i < 60_000_000; i++) {
      s += i ^ (s << 1);
      s ^= s >>> 3;
    }
    return s;
  }

  private static long arrays() {
    int[] d = new int[10_000];
    long t = 0;
    for (int r = 0; r < 3_000; r++) {
      for (int i = 0; i < d.length; i++) {
        d[i] += i * r;
        t += d[i];
      }
    }
    return t;
  }

  private static long fields() {
    Cell first = null;
    for (int i = 0; i < 100; i++) {
      Cell c = new Cell();
      c.value = i;
      c.next = first;
      first = c;
    }
    long t = 0;
    for (int r = 0; r < 200_000; r++) {
      for (Cell c = first; c != null; c = c.next) {
        c.sum += c.value;
        t += c.sum;
      }
    }
    return t;
  }

  private static long calls() {
    Shape[] shapes = {new Wide(), new High()};
    Step[] steps = {new Up(), new Down()};
    int t = 0;
    for (int i = 0; i < 10_000_000; i++) {
      t += shapes[i & 1].area(i);
      t = steps[i & 1].next(t);
    }
    return t;
  }

  private static long strings() {
    int t = 0;
    for (int i = 0; i < 300_000; i++) {
      StringBuilder b = new StringBuilder();
      b.append("item ").append(i).append(':').append(i * 31L);
      String s = b.toString();
      t += s.hashCode() + s.length();
    }
    return t;
  }

  private static long map() {
    Map<Integer, Integer> m = new HashMap<>();
    for (int i = 0; i < 1_500_000; i++) {
      m.merge(i % 5_000, 1, Integer::sum);
    }
    int t = 0;
    for (Map.Entry<Integer, Integer> e : m.entrySet()) {
      t += e.getKey() * e.getValue();
    }
    return t;
  }
}
