package dev.assay.certify.format;

import dev.assay.certify.format.ScriptSource.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a script again, from wherever it comes. */
public final class ScriptCopy {
  private final ScriptSource from;
  private final ScriptWriter to;
  private final Map<Integer, Integer> threads = new HashMap<>();
  private final Map<Integer, Integer> places = new HashMap<>();
  private final List<Integer> order = new ArrayList<>();
  private final Subgraphs.Collector counts;

  private ScriptCopy(ScriptSource from, ScriptWriter to) {
    this.from = from;
    this.to = to;
    this.counts = new Subgraphs.Collector(from.form().isTrustful(), false);
  }

  /** Writes a certificate with a script, and closes the stream that it goes to. */
  public static void write(ScriptSource from, Header header, CertificateWriter to) {
    ScriptCopy copy = new ScriptCopy(from, to.script());
    copy.run();
    to.finish(header, null, copy.counts.states(), copy.counts.transitions());
  }

  private void run() {
    boolean trustful = from.form().isTrustful();
    if (from.form().isPart()) {
      to.root(from.root());
      List<Step> path = new ArrayList<>();
      for (Step s : from.path()) {
        path.add(new Step(thread(s.thread()), place(s.place()), s.choice()));
      }
      to.path(path);
    }
    int index = -1;
    List<Integer> indices = new ArrayList<>();
    Event event;
    while ((event = from.next()) != Event.END) {
      switch (event) {
        case ENTER -> {
          counts.enter();
          indices.add(index);
          index = -1;
          EnabledThreads movers = new EnabledThreads();
          for (int i = 0; !trustful && i < from.movers().count(); i++) {
            movers.add(thread(from.movers().thread(i)), place(from.movers().place(i)));
          }
          to.enter(movers);
        }
        case STEP -> {
          counts.step();
          if (trustful) {
            to.productive(new Step(thread(from.thread()), place(from.place()), from.choice()));
          } else {
            index += from.choice() == 0 ? 1 : 0;
            to.step(
                index,
                from.choice(),
                from.kind(),
                from.kind() == Kind.ELSEWHERE ? from.elsewhere() : 0);
          }
        }
        default -> {
          counts.leave();
          index = indices.remove(indices.size() - 1);
          to.leave();
        }
      }
    }
  }

  private int thread(int thread) {
    Integer known = threads.get(thread);
    if (known == null) {
      int rank = 0;
      while (rank < order.size()
          && from.names().rank(order.get(rank)) < from.names().rank(thread)) {
        rank++;
      }
      order.add(rank, thread);
      known = to.addThread(from.names().thread(thread), rank);
      threads.put(thread, known);
    }
    return known;
  }

  private int place(int place) {
    return places.computeIfAbsent(place, p -> to.addPlace(from.names().place(p)));
  }
}
