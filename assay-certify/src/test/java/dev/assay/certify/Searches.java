package dev.assay.certify;

import dev.assay.certify.follow.Walk;
import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.record.Recorder;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** Makes certificates of graphs. */
public final class Searches {
  public static final Header HEADER =
      new Header(
          "Graph",
          "17",
          Map.of("Graph", "0123"),
          Map.of("--races", "report"),
          List.of("deadlock"),
          Map.of());

  private Searches() {}

  /** The bytes of the certificate of a depth-first search. */
  static byte[] record(Graph g, ScriptForm form) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Recorder recorder = new Recorder(g, form, out);
    BitSet seen = new BitSet();
    List<int[]> stack = new ArrayList<>(); // state, index, choice
    g.begin();
    seen.set(0);
    enter(g, recorder, 0, stack);
    while (!stack.isEmpty()) {
      int[] top = stack.get(stack.size() - 1);
      g.goTo(top[0]);
      if (top[1] == g.enabled()) {
        recorder.left();
        stack.remove(stack.size() - 1);
        continue;
      }
      int target = g.make(top[1], top[2]) ? g.current() : Walk.NOWHERE;
      boolean isNew = target != Walk.NOWHERE && !seen.get(target);
      recorder.stepped(top[1], top[2], target, isNew);
      if (++top[2] == g.alternatives()) {
        top[2] = 0;
        top[1]++;
      }
      if (isNew) {
        seen.set(target);
        enter(g, recorder, target, stack);
      }
    }
    recorder.finish(HEADER);
    return out.toByteArray();
  }

  private static void enter(Graph g, Recorder recorder, int state, List<int[]> stack) {
    EnabledThreads movers = new EnabledThreads();
    for (int i = 0; i < g.enabled(); i++) {
      movers.add(g.thread(i), g.place(i));
    }
    recorder.entered(state, movers);
    stack.add(new int[] {state, 0, 0});
  }

  static Certificate certificate(Graph g, ScriptForm form) {
    return new Certificate(record(g, form));
  }
}
