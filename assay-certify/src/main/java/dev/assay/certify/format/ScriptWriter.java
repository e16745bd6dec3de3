package dev.assay.certify.format;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a script while the search runs. What is kept in memory are the states of the current path
 * and tables of fixed size.
 */
public final class ScriptWriter {
  private final ScriptForm form;
  private final Names names = new Names();
  private final BitWriter coder;
  private final ScriptModel model;
  private final TargetDigest digest = new TargetDigest();
  private final List<Cursor> cursors = new ArrayList<>();
  private final List<String> threadNames = new ArrayList<>();
  private final List<Integer> ranks = new ArrayList<>();
  private final List<String> placeNames = new ArrayList<>();
  private int depth;

  /** How far the transitions of a state were told. */
  static final class Cursor {
    final Movers movers = new Movers();

    /** The transition told last: its index in a full script, its thread in a trustful one. */
    int last;

    int choice;

    /** In a trustful script, the instruction of that transition. */
    int place;

    void begin() {
      last = -1;
      choice = -1;
    }
  }

  /** Begins a script. */
  public ScriptWriter(OutputStream out, ScriptForm form) {
    this.form = form;
    this.coder = new BitWriter(out);
    this.model =
        new ScriptModel(
            coder,
            form.isTrustful(),
            names,
            new Introductions() {
              @Override
              public String threadName(int thread) {
                return threadNames.get(thread);
              }

              @Override
              public int rank(int thread) {
                return ranks.get(thread);
              }

              @Override
              public String placeName(int place) {
                return place < placeNames.size() ? placeNames.get(place) : "";
              }
            });
  }

  /**
   * Gives a thread a number, to be used when its first transition is told.
   *
   * @param rank how many of the threads that have numbers come before it
   */
  public int addThread(String name, int rank) {
    threadNames.add(name);
    ranks.add(rank);
    return threadNames.size() - 1;
  }

  /** Gives an instruction a number, to be used when it is told. */
  public int addPlace(String name) {
    placeNames.add(name);
    return placeNames.size() - 1;
  }

  /** Tells how to get to the first state of a part: to be called before anything else. */
  public void path(List<Step> steps) {
    model.texts().number(steps.size(), 4);
    push(-1, -1);
    for (Step s : steps) {
      int thread = model.movers().thread(s.thread());
      model.movers().placeAndLearn(s.place(), thread);
      model.choice(s.choice(), s.place());
      push(thread, s.place());
    }
  }

  /** In a part: the number of its first state in the whole script. */
  public void root(int state) {
    model.texts().number(state, 5);
  }

  /**
   * Enters a state: the first, or the new one that the last step has led to.
   *
   * @param movers the threads that can move in it; of no meaning in a trustful script
   */
  public void enter(Movers movers) {
    if (depth == 0) {
      push(-1, -1);
    }
    Cursor c = cursors.get(depth - 1);
    if (!form.isTrustful()) {
      c.movers.set(movers);
      model.movers(c.movers);
    }
  }

  private void push(int thread, int place) {
    model.push(thread, place);
    if (depth == cursors.size()) {
      cursors.add(new Cursor());
    }
    cursors.get(depth++).begin();
  }

  /**
   * Tells a transition of the current state. In a full script all of them are to be told in the
   * order of the movers, and of a mover in the order of its choices.
   *
   * @param target the number of the state it leads to, 0 if there is none
   */
  public void step(int index, int choice, Kind kind, int target) {
    Cursor c = cursors.get(depth - 1);
    boolean again = index == c.last;
    if (again ? choice != c.choice + 1 : index != c.last + 1 || choice != 0) {
      throw new IllegalArgumentException("transitions are not told in their order");
    }
    if (c.last >= 0) {
      model.again(again, c.movers.place(c.last), c.choice);
    }
    c.last = index;
    c.choice = choice;
    int thread = c.movers.thread(index);
    int place = c.movers.place(index);
    model.kind(kind, thread, place, form.isPart());
    if (kind == Kind.ELSEWHERE) {
      model.texts().number(target, 6);
    }
    if (form == ScriptForm.FULL && digest.add(target)) {
      model.texts().word(digest.take());
    }
    if (kind == Kind.NEW) {
      push(thread, place);
    }
  }

  /** Tells a productive transition of the current state, in a trustful script. */
  public void productive(Step step) {
    Cursor c = cursors.get(depth - 1);
    int thread = step.thread();
    boolean again = c.last == thread;
    int next =
        again || step.choice() > 0 ? ScriptModel.OTHER : ScriptModel.next(thread, step.place());
    if (model.guess(c.last, next) == ScriptModel.OTHER) {
      spell(c, again, step);
      model.learn(next);
    }
    c.last = thread;
    c.place = step.place();
    c.choice = step.choice();
    push(thread, step.place());
  }

  private void spell(Cursor c, boolean again, Step step) {
    if (c.last >= 0) {
      model.again(again, c.place, c.choice);
    }
    if (!again) {
      c.choice = -1;
      boolean unknown = step.thread() == names.threads();
      model.isUnknown(unknown);
      if (unknown) {
        model.movers().introduceThread();
      } else {
        model.productive(c.last, names.rank(step.thread()));
      }
      model.movers().placeAndLearn(step.place(), step.thread());
    }
    model.choice(step.choice() - c.choice - 1, step.place());
  }

  /** Goes back to the state before. */
  public void leave() {
    Cursor c = cursors.get(depth - 1);
    if (form.isTrustful()) {
      leaveTrustful(c);
    } else if (c.last >= 0) {
      model.again(false, c.movers.place(c.last), c.choice);
    }
    model.pop();
    depth--;
  }

  private void leaveTrustful(Cursor c) {
    if (model.guess(c.last, ScriptModel.NONE) == ScriptModel.OTHER) {
      if (c.last >= 0) {
        model.again(false, c.place, c.choice);
      }
      model.isUnknown(false);
      model.productive(c.last, names.threads());
      model.learn(ScriptModel.NONE);
    }
  }

  /** Ends the script, after the first state was left. */
  public void finish() {
    if (form == ScriptForm.FULL) {
      model.texts().word(digest.take());
    }
    coder.finish();
  }
}
