package dev.assay.certify;

import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.Names;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptSource;
import dev.assay.certify.format.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** A script as a tree that can be changed, to see what comes of forged ones. */
final class ScriptTree {
  /** A state. */
  private static final class Node {
    final List<Edge> edges = new ArrayList<>();
  }

  /** A transition, and the state it discovers. */
  private static final class Edge {
    int thread;
    int place;
    int choice;
    Kind kind = Kind.VISITED;
    int elsewhere;
    @Nullable Node child;

    Edge copy() {
      Edge e = new Edge();
      e.thread = thread;
      e.place = place;
      e.choice = choice;
      e.kind = kind;
      e.elsewhere = elsewhere;
      e.child = child;
      return e;
    }
  }

  private final ScriptForm form;
  private final Names names;
  private final List<Step> path;
  private int root;
  private Node top = new Node();

  /** Reads a script. */
  ScriptTree(ScriptSource from) {
    form = from.form();
    names = from.names();
    path = new ArrayList<>();
    from.path().forEach(path::add);
    List<Node> open = new ArrayList<>();
    Node next = top;
    boolean ended = false;
    while (!ended) {
      switch (from.next()) {
        case ENTER -> open.add(next);
        case STEP -> {
          Edge e = new Edge();
          e.thread = from.thread();
          e.place = from.place();
          e.choice = from.choice();
          e.kind = from.kind();
          e.elsewhere = from.elsewhere();
          if (e.kind == Kind.NEW) {
            e.child = new Node();
            next = e.child;
          }
          open.get(open.size() - 1).edges.add(e);
        }
        case LEAVE -> open.remove(open.size() - 1);
        case END -> ended = true;
      }
    }
    root = from.root();
  }

  /** Has the way to a part go round, again and again, where it is. */
  void goRound(int times, Random r) {
    if (!path.isEmpty()) {
      int at = r.nextInt(path.size());
      int length = Math.min(path.size() - at, 1 + r.nextInt(3));
      List<Step> some = List.copyOf(path.subList(at, at + length));
      for (int i = 0; i < times; i++) {
        path.addAll(some);
      }
    }
  }

  private List<Node> nodes() {
    List<Node> all = new ArrayList<>();
    Deque<Node> open = new ArrayDeque<>(List.of(top));
    while (!open.isEmpty()) {
      Node n = open.pop();
      all.add(n);
      for (Edge e : n.edges) {
        if (e.child != null) {
          open.push(e.child);
        }
      }
    }
    return all;
  }

  private static <T> T any(List<T> list, Random r) {
    return list.get(r.nextInt(list.size()));
  }

  /** Changes something; what, in a word. */
  String forge(Random r, ScriptTree other) {
    List<Node> nodes = nodes();
    Node n = any(nodes, r);
    for (int i = 0; i < 50 && n.edges.isEmpty(); i++) {
      n = any(nodes, r);
    }
    if (n.edges.isEmpty()) {
      return "nothing";
    }
    Edge e = any(n.edges, r);
    Node strange = any(other.nodes(), r);
    switch (r.nextInt(12)) {
      case 0 -> {
        n.edges.remove(e);
        return "a transition dropped";
      }
      case 1 -> {
        int thread = e.thread;
        n.edges.removeIf(x -> x.thread == thread);
        return "a thread dropped";
      }
      case 2 -> {
        e.kind = Kind.VISITED;
        e.child = null;
        return "a subtree cut off";
      }
      case 3 -> {
        e.kind = Kind.NEW;
        e.child = r.nextBoolean() ? new Node() : copyOf(any(nodes, r), r.nextInt(4));
        return "a state claimed to be new";
      }
      case 4 -> {
        Edge f = any(n.edges, r);
        Kind k = e.kind;
        e.kind = f.kind;
        f.kind = k;
        Node c = e.child;
        e.child = f.child;
        f.child = c;
        return "targets swapped";
      }
      case 5 -> {
        e.kind = Kind.NOWHERE;
        e.child = null;
        return "an end claimed";
      }
      case 6 -> {
        e.place = r.nextInt(names.places());
        return "another instruction";
      }
      case 7 -> {
        Edge f = e.copy();
        f.choice++;
        f.kind = Kind.VISITED;
        f.child = null;
        n.edges.add(n.edges.indexOf(e) + 1, f);
        return "a choice added";
      }
      case 8 -> {
        n.edges.clear();
        return "all transitions of a state dropped";
      }
      case 9 -> {
        if (e.child != null) {
          e.child = copyOf(strange, 50);
          renumber(e.child);
        }
        return "another script spliced in";
      }
      case 10 -> {
        e.kind = Kind.ELSEWHERE;
        e.elsewhere = 1 + r.nextInt(nodes.size());
        e.child = null;
        return "a state claimed to be in another part";
      }
      default -> {
        if (!path.isEmpty()) {
          path.remove(r.nextInt(path.size()));
        } else {
          root += 1;
        }
        return "another way to the part";
      }
    }
  }

  /** Names of another script mean something here, whatever it is. */
  private void renumber(Node n) {
    for (Edge e : n.edges) {
      e.thread %= names.threads();
      e.place %= names.places();
      if (e.child != null) {
        renumber(e.child);
      }
    }
  }

  private static Node copyOf(Node n, int depth) {
    Node copy = new Node();
    for (Edge e : n.edges) {
      Edge f = e.copy();
      f.child = e.child == null ? null : depth == 0 ? new Node() : copyOf(e.child, depth - 1);
      copy.edges.add(f);
    }
    return copy;
  }

  /** The script as it is now. */
  ScriptSource read() {
    return new Reader();
  }

  /** Goes through the tree. */
  private final class Reader implements ScriptSource {
    private final List<Node> open = new ArrayList<>();
    private final List<Integer> at = new ArrayList<>();
    private @Nullable Node next = top;
    private Edge edge = new Edge();

    @Override
    public Event next() {
      if (next != null) {
        open.add(next);
        at.add(0);
        next = null;
        return Event.ENTER;
      }
      if (open.isEmpty()) {
        return Event.END;
      }
      int last = open.size() - 1;
      List<Edge> edges = open.get(last).edges;
      int i = at.get(last);
      if (i == edges.size()) {
        open.remove(last);
        at.remove(last);
        return Event.LEAVE;
      }
      at.set(last, i + 1);
      edge = edges.get(i);
      next = edge.kind == Kind.NEW ? edge.child : null;
      if (edge.kind == Kind.NEW && next == null) {
        next = new Node();
      }
      return Event.STEP;
    }

    @Override
    public EnabledThreads movers() {
      EnabledThreads m = new EnabledThreads();
      int last = -1;
      for (Edge e : open.get(open.size() - 1).edges) {
        if (e.choice == 0 || e.thread != last) {
          m.add(e.thread, e.place);
        }
        last = e.thread;
      }
      return m;
    }

    @Override
    public ScriptForm form() {
      return form;
    }

    @Override
    public Names names() {
      return names;
    }

    @Override
    public List<Step> path() {
      return path;
    }

    @Override
    public int root() {
      return root;
    }

    @Override
    public int thread() {
      return edge.thread;
    }

    @Override
    public int place() {
      return edge.place;
    }

    @Override
    public int choice() {
      return edge.choice;
    }

    @Override
    public Kind kind() {
      return edge.kind;
    }

    @Override
    public int elsewhere() {
      return edge.elsewhere;
    }

    @Override
    public boolean hasDigest() {
      return false;
    }

    @Override
    public int digest() {
      return 0;
    }
  }
}
