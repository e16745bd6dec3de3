package dev.assay.certify;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateProblem;
import dev.assay.certify.format.RawScript;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.ScriptSource.Event;
import dev.assay.certify.format.Subgraphs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  /** So many times the number of parts has to be told apart to divide well. */
  private static final int FINE_ENOUGH = 4;

  /** A part of a large script is this large, at least. */
  private static final int LARGE = 1000;

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
    RawScript whole = new RawScript(script.form(), script.names(), List.of(), 1);
    Event event;
    do {
      event = script.next();
      whole.add(script, event);
      switch (event) {
        case ENTER -> counts.enter();
        case STEP -> counts.step();
        case LEAVE -> counts.leave();
        case END -> {}
      }
    } while (event != Event.END);
    return new Exact(whole, counts.finish());
  }

  /** The exact sizes. */
  Subgraphs subgraphs() {
    return exact().subgraphs;
  }

  /** The whole script, in memory. */
  RawScript whole() {
    return exact().whole;
  }

  /** Divides the script into at most {@code k} parts; the last begins with the first state. */
  public List<RawScript> into(int k) {
    Subgraphs told = certificate == null ? null : certificate.subgraphs();
    if (certificate != null && told != null && told.resolution() / FINE_ENOUGH >= k) {
      Cutting cutting = new Cutting(certificate.script(), roots(told, k));
      cutting.expect(certificate.states(), certificate.transitions());
      Thread cutter = new Thread(cutting::run, "script cutter");
      cutter.setDaemon(true);
      cutter.start();
      return cutting.parts();
    }
    Cutting cutting = new Cutting(exact().whole.read(), roots(exact().subgraphs, k));
    cutting.run();
    return cutting.parts();
  }

  private static List<Integer> roots(Subgraphs subgraphs, int k) {
    List<Integer> roots = new Choice(subgraphs).roots(k);
    long whole = subgraphs.whole();
    if (k > 1 && whole >= (long) LARGE * k) {
      long largest = largest(subgraphs, roots);
      if (largest > whole / k * UNEVEN / 100) {
        Subgraphs few = subgraphs.coarser(Math.min(subgraphs.resolution(), FEW * k));
        List<Integer> even = new EvenDivision(few).roots(k);
        return largest(few, even) < largest ? states(few, even) : states(subgraphs, roots);
      }
    }
    return states(subgraphs, roots);
  }

  private static long largest(Subgraphs s, List<Integer> roots) {
    long[] sizes = new long[s.count() + 1];
    sizes[s.count()] = s.whole();
    boolean[] cut = new boolean[s.count()];
    for (int r : roots) {
      cut[r] = true;
      sizes[r] += s.size(r);
      int above = s.parent(r);
      while (above >= 0 && !roots.contains(above)) {
        above = s.parent(above);
      }
      sizes[above < 0 ? s.count() : above] -= s.size(r);
    }
    long largest = sizes[s.count()];
    for (int r : roots) {
      largest = Math.max(largest, sizes[r]);
    }
    return largest;
  }

  private static List<Integer> states(Subgraphs subgraphs, List<Integer> indices) {
    List<Integer> states = new ArrayList<>();
    indices.forEach(i -> states.add(subgraphs.state(i)));
    return states;
  }

  /** The states with which the parts begin, but for the last, in the order they are chosen. */
  List<Integer> choose(int k) {
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
