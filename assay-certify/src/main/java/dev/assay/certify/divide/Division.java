package dev.assay.certify.divide;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Subgraphs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Divides a script into parts of nearly equal size (Section 3.1 of the paper, Figure 4): again and
 * again the subgraph whose size is closest to that of an equal share of the rest becomes a part;
 * what is left in the end is the last one. Where that leaves the parts of a large script uneven, it
 * is divided in another way.
 *
 * <p>A certificate says how large subgraphs are. What belongs to a subgraph comes from the script
 * alone, so that wrong sizes make the parts uneven and nothing else. The script is then read in a
 * thread of its own, and whoever follows a part can begin when its beginning was read.
 */
public final class Division {
  /** So many parts make up a share. */
  private static final int PIECES = 4;

  /** Up to so many shares a large one makes a difference. */
  private static final int FEW_SHARES = 20;

  /**
   * With few shares, and with many: the largest one that will do, in hundredths of an equal one.
   */
  private static final int MOST_OF_FEW = 130;

  private static final int MOST_OF_MANY = 300;

  /** A part of a large script is this large, at least. */
  private static final int LARGE = 100;

  /** A division is uneven if a part has this many hundredths of an equal share, or more. */
  private static final int UNEVEN = 120;

  /** So many times the number of parts is told apart when dividing evenly. */
  private static final int FEW = 32;

  private final @Nullable Certificate certificate;
  private @Nullable Exact exact;

  /** A script in memory, and the sizes of all its subgraphs. */
  private record Exact(RawScript whole, Subgraphs subgraphs) {}

  /** To divide the script of a certificate, which must not be a part itself. */
  public Division(Certificate certificate) {
    if (certificate.form().isPart()) {
      throw new CertificateProblem("it is a part already");
    }
    this.certificate = certificate;
  }

  /**
   * Reads a whole script.
   *
   * @param otherSizes sizes of subgraphs that are to be others than the script says
   */
  public Division(ScriptSource script, Map<Integer, Long> otherSizes) {
    if (script.form().isPart()) {
      throw new CertificateProblem("it is a part already");
    }
    certificate = null;
    Exact read = read(script);
    exact = new Exact(read.whole, read.subgraphs.with(otherSizes));
  }

  private Exact exact() {
    if (exact == null) {
      if (certificate == null) {
        throw new IllegalStateException("there is nothing to read");
      }
      exact = read(certificate.script());
      if (exact.whole.states() != certificate.states()
          || exact.whole.steps() != certificate.transitions()) {
        throw new CertificateProblem("its script has another size than it says");
      }
    }
    return exact;
  }

  private static Exact read(ScriptSource script) {
    Subgraphs.Collector counts = new Subgraphs.Collector(script.form().isTrustful(), true);
    RawScript.Room room = new RawScript.Room();
    RawScript whole = new RawScript(script.form(), script.names(), List.of(), 1, room);
    Event event;
    int depth = 0;
    do {
      event = script.next();
      whole.add(script, event);
      switch (event) {
        case ENTER -> {
          counts.enter();
          room.descend(++depth);
        }
        case STEP -> counts.step();
        case LEAVE -> {
          counts.leave();
          depth--;
        }
        case END -> {}
      }
    } while (event != Event.END);
    return new Exact(whole, counts.finish());
  }

  /** The exact sizes. */
  public Subgraphs subgraphs() {
    return exact().subgraphs;
  }

  /** The whole script, in memory. */
  public RawScript whole() {
    return exact().whole;
  }

  /** Divides the script into at most {@code k} parts; the last begins with the first state. */
  public List<RawScript> into(int k) {
    return into(k, part -> {});
  }

  /**
   * The same.
   *
   * @param whenComplete is told of each part when it was read to its end, or cannot be; there are
   *     other threads that tell it
   */
  public List<RawScript> into(int k, Consumer<RawScript> whenComplete) {
    Roots told = told(k);
    long most = told == null ? 0 : told.subgraphs.whole() / k * MOST_OF_MANY / 100;
    Roots roots = told != null && told.largest() <= most ? told : roots(exact().subgraphs, k);
    return cut(roots, whenComplete);
  }

  /** How to divide by the sizes that the certificate tells; null if it tells none. */
  private @Nullable Roots told(int k) {
    Subgraphs told = certificate == null ? null : certificate.subgraphs();
    return told == null ? null : roots(told, k);
  }

  /**
   * Divides the script into more parts than {@code k} and puts them together again so that {@code
   * k} shares of nearly equal size come out. They are the same whenever a certificate is divided.
   */
  public List<List<RawScript>> shares(int k) {
    Packing best = null;
    // The fewer parts, the coarser the sizes may be that are told.
    for (int pieces = PIECES; pieces > 0 && (best == null || best.isUneven(UNEVEN)); pieces--) {
      Roots told = told(k == 1 ? 1 : pieces * k);
      if (told == null) {
        break;
      }
      Packing packing = Packing.of(told, k);
      best = best == null || packing.largest() < best.largest() ? packing : best;
    }
    if (best == null || best.isUneven(k <= FEW_SHARES ? MOST_OF_FEW : MOST_OF_MANY)) {
      best = Packing.of(roots(exact().subgraphs, k == 1 ? 1 : PIECES * k), k);
    }
    List<RawScript> parts = cut(best.roots, part -> {});
    List<List<RawScript>> shares = new ArrayList<>();
    best.shares.forEach(s -> shares.add(s.stream().map(parts::get).toList()));
    return shares;
  }

  /** Parts put together, the largest first, and always to the smallest share. */
  private record Packing(Roots roots, int k, List<List<Integer>> shares, long largest) {
    static Packing of(Roots roots, int k) {
      long[] sizes = roots.sizes();
      List<Integer> bySize = new ArrayList<>();
      for (int i = 0; i < sizes.length; i++) {
        bySize.add(i);
      }
      bySize.sort((a, b) -> Long.compare(sizes[b], sizes[a]));
      List<List<Integer>> shares = new ArrayList<>();
      long[] filled = new long[Math.min(k, sizes.length)];
      for (int i = 0; i < filled.length; i++) {
        shares.add(new ArrayList<>());
      }
      for (int i : bySize) {
        int least = 0;
        for (int j = 1; j < filled.length; j++) {
          least = filled[j] < filled[least] ? j : least;
        }
        filled[least] += sizes[i];
        shares.get(least).add(i);
      }
      return new Packing(roots, k, shares, Arrays.stream(filled).max().orElse(0));
    }

    /** Whether a share is larger than so many hundredths of an equal one. */
    boolean isUneven(int hundredths) {
      return 100 * k * largest > roots.subgraphs.whole() * hundredths;
    }
  }

  private List<RawScript> cut(Roots roots, Consumer<RawScript> whenComplete) {
    if (exact == null && certificate != null) {
      Cutting cutting = new Cutting(certificate.script(), roots.states(), whenComplete);
      cutting.expect(certificate.states(), certificate.transitions());
      Thread cutter = new Thread(cutting::run, "script cutter");
      cutter.setDaemon(true);
      cutter.start();
      return cutting.parts();
    }
    Cutting cutting = new Cutting(exact().whole.read(), roots.states(), whenComplete);
    cutting.run();
    return cutting.parts();
  }

  private static Roots roots(Subgraphs subgraphs, int k) {
    Roots paper = new Roots(subgraphs, new Choice(subgraphs).roots(k));
    long whole = subgraphs.whole();
    if (k > 1 && whole >= (long) LARGE * k && paper.largest() > whole / k * UNEVEN / 100) {
      Subgraphs few = subgraphs.coarser(Math.min(subgraphs.resolution(), FEW * k));
      Roots even = new Roots(few, new EvenDivision(few).roots(k));
      return even.largest() < paper.largest() ? even : paper;
    }
    return paper;
  }

  /** The subgraphs with which parts begin, by their indices; the last part is what is left. */
  private record Roots(Subgraphs subgraphs, List<Integer> indices) {
    List<Integer> states() {
      return Division.states(subgraphs, indices);
    }

    /** How large the parts are, the last one included. */
    long[] sizes() {
      int n = indices.size();
      int[] part = new int[subgraphs.count()];
      Arrays.fill(part, -1);
      for (int i = 0; i < n; i++) {
        part[indices.get(i)] = i;
      }
      long[] sizes = new long[n + 1];
      sizes[n] = subgraphs.whole();
      for (int i = 0; i < n; i++) {
        long size = subgraphs.size(indices.get(i));
        int above = subgraphs.parent(indices.get(i));
        while (above >= 0 && part[above] < 0) {
          above = subgraphs.parent(above);
        }
        sizes[i] += size;
        sizes[above < 0 ? n : part[above]] -= size;
      }
      return sizes;
    }

    long largest() {
      return Arrays.stream(sizes()).max().orElse(0);
    }
  }

  private static List<Integer> states(Subgraphs subgraphs, List<Integer> indices) {
    List<Integer> states = new ArrayList<>();
    indices.forEach(i -> states.add(subgraphs.state(i)));
    return states;
  }

  /** The states with which the parts begin, but for the last, in the order they are chosen. */
  public List<Integer> choose(int k) {
    return states(exact().subgraphs, new Choice(exact().subgraphs).roots(k));
  }

  /** The choice of Figure 4. */
  private static final class Choice {
    private final Subgraphs subgraphs;
    private final long[] sizes;
    private final boolean[] removed;

    Choice(Subgraphs subgraphs) {
      this.subgraphs = subgraphs;
      int n = subgraphs.count();
      sizes = new long[n];
      for (int i = 0; i < n; i++) {
        sizes[i] = subgraphs.size(i);
      }
      removed = new boolean[n];
    }

    List<Integer> roots(int k) {
      List<Integer> roots = new ArrayList<>();
      long left = subgraphs.whole();
      for (int i = 0; i < k - 1; i++) {
        int best = closest((double) left / (k - i));
        if (best < 0) {
          break;
        }
        roots.add(best);
        left -= sizes[best];
        remove(best);
      }
      return roots;
    }

    /** Of several equally close ones, the first of those from which nothing has been taken. */
    private int closest(double share) {
      int best = -1;
      for (int i = 0; i < sizes.length; i++) {
        if (removed[i] || sizes[i] == 0 || subgraphs.state(i) == 1) {
          continue;
        }
        double better = best < 0 ? 1 : Math.abs(sizes[best] - share) - Math.abs(sizes[i] - share);
        if (better > 0 || (better == 0 && isWhole(i) && !isWhole(best))) {
          best = i;
        }
      }
      return best;
    }

    private boolean isWhole(int i) {
      return sizes[i] == subgraphs.size(i);
    }

    private void remove(int root) {
      for (int a = subgraphs.parent(root); a >= 0; a = subgraphs.parent(a)) {
        sizes[a] = Math.max(0, sizes[a] - sizes[root]);
      }
      removed[root] = true;
      for (int i = root + 1; i < sizes.length; i++) {
        int parent = subgraphs.parent(i);
        if (parent < root) {
          break;
        }
        removed[i] = true;
      }
    }
  }
}
