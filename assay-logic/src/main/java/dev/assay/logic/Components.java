package dev.assay.logic;

import java.util.Arrays;

/**
 * The strongly connected components of a graph, by Tarjan's algorithm without recursion. A
 * component has a greater number than those it leads to.
 */
final class Components {
  private final int[][] successors;
  private final int[] component;
  private final int[] order;
  private final int[] low;
  private final int[] path;
  private final int[] nextChild;
  private final int[] open;
  private int visited;
  private int opened;
  private int count;
  private final boolean[] cyclic;

  Components(int[][] successors) {
    int n = successors.length;
    this.successors = successors;
    component = new int[n];
    Arrays.fill(component, -1);
    order = new int[n];
    low = new int[n];
    path = new int[n];
    nextChild = new int[n];
    open = new int[n];
    for (int node = 0; node < n; node++) {
      if (order[node] == 0) {
        visit(node);
      }
    }
    cyclic = new boolean[count];
    for (int node = 0; node < n; node++) {
      for (int child : successors[node]) {
        if (component[child] == component[node]) {
          cyclic[component[node]] = true;
        }
      }
    }
  }

  int count() {
    return count;
  }

  int of(int node) {
    return component[node];
  }

  /** Whether there is a cycle through the nodes of a component; there is none if it is one node. */
  boolean isCyclic(int number) {
    return cyclic[number];
  }

  private void visit(int root) {
    int depth = 0;
    path[0] = root;
    enter(root);
    while (depth >= 0) {
      int node = path[depth];
      if (nextChild[node] < successors[node].length) {
        int child = successors[node][nextChild[node]++];
        if (order[child] == 0) {
          path[++depth] = child;
          enter(child);
        } else if (component[child] < 0) {
          low[node] = Math.min(low[node], order[child]);
        }
      } else {
        depth--;
        if (depth >= 0) {
          low[path[depth]] = Math.min(low[path[depth]], low[node]);
        }
        if (low[node] == order[node]) {
          close(node);
        }
      }
    }
  }

  private void enter(int node) {
    order[node] = ++visited;
    low[node] = visited;
    open[opened++] = node;
  }

  private void close(int root) {
    int node;
    do {
      node = open[--opened];
      component[node] = count;
    } while (node != root);
    count++;
  }
}
