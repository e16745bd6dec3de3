package dev.assay.certify.divide;

import dev.assay.certify.format.Subgraphs;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides a tree of subgraphs so that the largest part is as small as it can be. For a given
 * largest size it goes through the tree from the bottom and cuts off the largest of a state's
 * subgraphs as long as what is left with the state is too large, which takes as few parts as
 * possible; the size is found by halving.
 */
public final class EvenDivision {
  private final Subgraphs subgraphs;

  /** By index: what belongs to the subgraph and to no smaller one; the last one is the whole. */
  private final long[] own;

  private final List<List<Integer>> children = new ArrayList<>();

  public EvenDivision(Subgraphs subgraphs) {
    this.subgraphs = subgraphs;
    int n = subgraphs.count();
    own = new long[n + 1];
    for (int i = 0; i <= n; i++) {
      children.add(new ArrayList<>());
    }
    own[n] = subgraphs.whole();
    for (int i = 0; i < n; i++) {
      int parent = subgraphs.parent(i) < 0 ? n : subgraphs.parent(i);
      children.get(parent).add(i);
      own[i] += subgraphs.size(i);
      own[parent] -= subgraphs.size(i);
    }
  }

  /** The indices of the subgraphs to cut off, so that there are at most {@code k} parts. */
  public List<Integer> roots(int k) {
    long low = subgraphs.whole() / k;
    long high = subgraphs.whole();
    List<Integer> best = List.of();
    while (low < high) {
      long middle = (low + high) >>> 1;
      List<Integer> cut = cut(middle, k);
      if (cut.size() < k) {
        best = cut;
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return best;
  }

  /** What to cut off so that no part is larger than that, if {@code k} parts are enough. */
  private List<Integer> cut(long largest, int k) {
    List<Integer> cut = new ArrayList<>();
    long[] left = new long[own.length];
    for (int i = own.length - 1; i >= 0; i--) {
      // The whole comes last; of the others a subgraph has a lower index than those in it.
      int at = i == 0 ? own.length - 1 : i - 1;
      left[at] += Math.max(0, own[at]);
      List<Integer> below = new ArrayList<>(children.get(at));
      below.forEach(c -> left[at] += left[c]);
      below.sort((a, b) -> Long.compare(left[b], left[a]));
      for (int c : below) {
        if (left[at] <= largest || cut.size() >= k || subgraphs.state(c) == 1) {
          break;
        }
        cut.add(c);
        left[at] -= left[c];
      }
      if (left[at] > largest) {
        // It cannot be done: more is left with one state than a part may have.
        while (cut.size() < k) {
          cut.add(-1);
        }
      }
    }
    return cut;
  }
}
