package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;

/** Brings the frames of a native solver in line with ours, shortly before it is asked. */
final class Mirror {
  /** What a native solver can do with its frames. */
  interface Stack {
    void push();

    void pop(int frames);

    void add(Term condition);

    /** Drops everything. */
    void reset();
  }

  private final Stack stack;
  private final List<Frames.Frame> mirrored = new ArrayList<>();
  private final List<Integer> counts = new ArrayList<>();

  Mirror(Stack stack) {
    this.stack = stack;
  }

  /**
   * The first frame is the native solver's ground, the others are frames there too. Only a last
   * frame grows, so a frame that both know differs at most in what was added to it.
   */
  void follow(List<Frames.Frame> frames) {
    int common = 0;
    while (common < Math.min(mirrored.size(), frames.size())
        && mirrored.get(common) == frames.get(common)) {
      common++;
    }
    if (common == 0) {
      stack.reset();
    } else if (common < mirrored.size()) {
      stack.pop(mirrored.size() - common);
    }
    mirrored.subList(common, mirrored.size()).clear();
    counts.subList(common, counts.size()).clear();
    for (int i = Math.max(0, common - 1); i < frames.size(); i++) {
      if (i == mirrored.size()) {
        if (i > 0) {
          stack.push();
        }
        mirrored.add(frames.get(i));
        counts.add(0);
      }
      List<Term> conditions = frames.get(i).conditions;
      for (int j = counts.get(i); j < conditions.size(); j++) {
        stack.add(conditions.get(j));
      }
      counts.set(i, conditions.size());
    }
  }

  /** Forgets what the native solver has. */
  void forget() {
    mirrored.clear();
    counts.clear();
  }
}
