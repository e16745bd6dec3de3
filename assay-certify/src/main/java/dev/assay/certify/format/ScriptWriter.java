package dev.assay.certify.format;

import dev.assay.certify.coder.BitWriter;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** The transitions of the current state since the last one to a new state. */
  private int run;

  private int[] indices = new int[16];
  private int[] choices = new int[16];
  private Kind[] kinds = new Kind[16];
  private int[] targets = new int[16];

  /** How far the transitions of a state were told. */
  static final class Cursor {
    final EnabledThreads movers = new EnabledThreads();

    /** The transition told last: its index in a full script, its thread in a trustful one. */
    int last;

    int choice;

    /** In a trustful script, the instruction of that transition. */
    int place;

    /** In a full script, when it is read: whether the next transition begins a run. */
    boolean isAtRun;

    /** How far the run goes, as of {@link ScriptModel#run}. */
    int run;

    /** Whether it could have been guessed, as far as it was read. */
    boolean isPlain;

    void begin() {
      last = -1;
      choice = -1;
      isAtRun = true;
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
  public void enter(EnabledThreads movers) {
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
    int before = run == 0 ? c.last : indices[run - 1];
    int choiceBefore = run == 0 ? c.choice : choices[run - 1];
    if (index == before ? choice != choiceBefore + 1 : index != before + 1 || choice != 0) {
      throw new IllegalArgumentException("transitions are not told in their order");
    }
    if (run == indices.length) {
      indices = Arrays.copyOf(indices, 2 * run);
      choices = Arrays.copyOf(choices, 2 * run);
      kinds = Arrays.copyOf(kinds, 2 * run);
      targets = Arrays.copyOf(targets, 2 * run);
    }
    indices[run] = index;
    choices[run] = choice;
    kinds[run] = kind;
    targets[run++] = target;
    if (kind == Kind.NEW) {
      writeRun(c, index);
      push(c.movers.thread(index), c.movers.place(index));
    }
  }

  /**
   * Writes the transitions of the current state that were told last.
   *
   * @param end the index of the one that leads to a new state; how many there are if none does
   */
  private void writeRun(Cursor c, int end) {
    boolean isPlain = true;
    for (int i = 0; i < run; i++) {
      isPlain &= choices[i] == 0 && (kinds[i] == Kind.VISITED || indices[i] == end);
    }
    int wanted = isPlain ? end : ScriptModel.OTHER;
    boolean isGuessed = model.run(c.movers, c.last, wanted) != ScriptModel.OTHER;
    for (int i = 0; i < run; i++) {
      if (!isGuessed) {
        writeStep(c, i);
      }
      c.last = indices[i];
      c.choice = choices[i];
      if (!isGuessed && kinds[i] == Kind.NEW) {
        model.learnRun(c.movers, wanted);
      }
      if (form == ScriptForm.FULL && digest.add(targets[i])) {
        model.texts().word(digest.take());
      }
    }
    run = 0;
    if (end == c.movers.count() && !isGuessed) {
      if (c.last >= 0) {
        model.again(false, c.movers.place(c.last), c.choice);
      }
      model.learnRun(c.movers, wanted);
    }
  }

  private void writeStep(Cursor c, int i) {
    if (c.last >= 0) {
      model.again(indices[i] == c.last, c.movers.place(c.last), c.choice);
    }
    int thread = c.movers.thread(indices[i]);
    model.kind(kinds[i], thread, c.movers.place(indices[i]), form.isPart());
    if (kinds[i] == Kind.ELSEWHERE) {
      model.texts().number(targets[i], 6);
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
    } else {
      writeRun(c, c.movers.count());
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
