package dev.assay.machine.heap;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Gives every object identity a dense number, its position. An identity is a chain (allocation site
 * and allocating thread) and the occurrence within the chain. Shared and thread-safe; identities
 * are never forgotten, they are few and used again by every run that reaches the same site.
 */
public final class Identities {
  /**
   * All occurrences of one site and thread. {@link #positions} is replaced when it grows; entries
   * below {@link #count} never change.
   */
  public static final class Chain {
    public final int id;
    public final int site;

    /** For a site of the program: a thread's number, or, negated, that of a class initialised. */
    public final int thread;

    public volatile int[] positions = new int[1];
    public volatile int count;

    Chain(int id, int site, int thread) {
      this.id = id;
      this.site = site;
      this.thread = thread;
    }
  }

  /** Written out: the methods a record gets by itself are linked at run time, which takes long. */
  private record Key(int site, int thread) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && k.site == site && k.thread == thread;
    }

    @Override
    public int hashCode() {
      return 31 * site + thread;
    }
  }

  private static final int CHUNK_BITS = 16;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final Map<Key, Chain> chains = new HashMap<>();
  private volatile Chain[] byId = new Chain[256];
  private int chainCount;
  private int next = 1;
  // Chunked so that readers never see an array that is being replaced under them.
  private volatile int[][] chainOf = new int[1][];
  private volatile int[][] occurrenceOf = new int[1][];

  public synchronized Chain chain(int site, int thread) {
    return chains.computeIfAbsent(new Key(site, thread), k -> newChain(site, thread));
  }

  private Chain newChain(int site, int thread) {
    Chain c = new Chain(chainCount++, site, thread);
    if (c.id == byId.length) {
      byId = Arrays.copyOf(byId, byId.length * 2);
    }
    byId[c.id] = c;
    return c;
  }

  /** The position of the given occurrence, made if it is new. */
  public int position(Chain c, int occurrence) {
    return occurrence < c.count ? c.positions[occurrence] : extend(c, occurrence);
  }

  private synchronized int extend(Chain c, int occurrence) {
    while (c.count <= occurrence) {
      int n = c.count;
      if (n == c.positions.length) {
        c.positions = Arrays.copyOf(c.positions, n * 2);
      }
      int p = next++;
      int chunk = p >>> CHUNK_BITS;
      if (chunk >= chainOf.length) {
        chainOf = Arrays.copyOf(chainOf, chunk * 2);
        occurrenceOf = Arrays.copyOf(occurrenceOf, chunk * 2);
      }
      if (chainOf[chunk] == null) {
        chainOf[chunk] = new int[CHUNK];
        occurrenceOf[chunk] = new int[CHUNK];
      }
      chainOf[chunk][p & (CHUNK - 1)] = c.id;
      occurrenceOf[chunk][p & (CHUNK - 1)] = n;
      c.positions[n] = p;
      c.count = n + 1;
    }
    return c.positions[occurrence];
  }

  public Chain chainOf(int position) {
    return byId[chainOf[position >>> CHUNK_BITS][position & (CHUNK - 1)]];
  }

  public int occurrenceOf(int position) {
    return occurrenceOf[position >>> CHUNK_BITS][position & (CHUNK - 1)];
  }

  /** One more than the largest position in use. */
  public synchronized int limit() {
    return next;
  }

  public int chainCount() {
    return chainCount;
  }

  public Chain chainById(int id) {
    return byId[id];
  }

  /**
   * Makes the chains and positions of a recorded table in their order, so that they get the same
   * numbers. Only for a table in which nothing was made that the recorded one lacks.
   */
  public synchronized void replay(int[] sites, int[] threads, int[] chainOfPosition) {
    for (int i = 0; i < sites.length; i++) {
      Chain c = chain(sites[i], threads[i]);
      if (c.id != i) {
        throw new IllegalStateException("identities do not match their record");
      }
    }
    for (int p = 1; p < chainOfPosition.length; p++) {
      if (p < next) {
        continue;
      }
      Chain c = byId[chainOfPosition[p]];
      if (extend(c, c.count) != p) {
        throw new IllegalStateException("identities do not match their record");
      }
    }
  }
}
