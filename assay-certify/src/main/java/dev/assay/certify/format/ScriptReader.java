package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.coder.BitReader;
import dev.assay.certify.format.ScriptWriter.Cursor;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Reads a script, event by event. It needs no more memory than the {@link ScriptWriter}. */
public final class ScriptReader extends StepFields {
  private final ScriptForm form;
  private final Names names = new Names();
  private final BitReader coder;
  private final ScriptModel model;
  private final TargetDigest block = new TargetDigest();
  private final List<Cursor> cursors = new ArrayList<>();
  private final long mostStates;
  private final int root;

  /** So many steps of the way to the first state are still to be read. */
  private int left;

  private int depth;
  private boolean entering = true;
  private long states;
  private long steps;

  /**
   * Begins to read.
   *
   * @param mostStates a script with more is not believed
   * @param longestPath a part that is further away is not believed
   */
  public ScriptReader(InputStream in, ScriptForm form, long mostStates, long longestPath) {
    this.form = form;
    this.mostStates = mostStates;
    this.coder = new BitReader(in);
    this.model = new ScriptModel(coder, form.isTrustful(), names, Introductions.NONE);
    this.root = form.isPart() ? readRoot(longestPath) : 1;
  }

  private int readRoot(long longestPath) {
    int number = model.texts().number(0, 5);
    int length = model.texts().number(0, 4);
    if (length > longestPath) {
      throw new CertificateProblem("the way to its part is too long");
    }
    left = length;
    push(-1, -1);
    return number;
  }

  private Step readWay() {
    left--;
    int t = model.movers().thread(0);
    int p = model.movers().placeAndLearn(0, t);
    Step step = new Step(t, p, model.choice(0, p));
    model.pushOnTheWay(t, p);
    return step;
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
  public Iterable<Step> path() {
    return () ->
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return left > 0;
          }

          @Override
          public Step next() {
            if (left <= 0) {
              throw new NoSuchElementException();
            }
            return readWay();
          }
        };
  }

  @Override
  public int root() {
    return root;
  }

  @Override
  public Event next() {
    while (left > 0) {
      readWay();
    }
    if (entering) {
      entering = false;
      if (depth == 0) {
        push(-1, -1);
      }
      if (++states > mostStates) {
        throw new CertificateProblem("it has more states than it says");
      }
      if (!form.isTrustful()) {
        model.movers(cursors.get(depth - 1).movers);
      }
      return Event.ENTER;
    }
    if (depth == 0) {
      if (form == ScriptForm.FULL) {
        digest = model.texts().word(0);
        hasDigest = true;
      }
      coder.finish();
      return Event.END;
    }
    Cursor c = cursors.get(depth - 1);
    boolean isStep = form.isTrustful() ? readProductive(c) : readStep(c);
    if (!isStep) {
      model.pop();
      depth--;
      return Event.LEAVE;
    }
    steps++;
    entering = kind == Kind.NEW;
    if (entering) {
      push(thread, place);
    }
    return Event.STEP;
  }

  private void push(int viaThread, int viaPlace) {
    model.push(viaThread, viaPlace);
    if (depth == cursors.size()) {
      cursors.add(new Cursor());
    }
    Cursor c = cursors.get(depth++);
    c.begin();
    c.movers.clear();
  }

  private boolean readStep(Cursor c) {
    if (c.isAtRun) {
      c.isAtRun = false;
      c.isPlain = true;
      c.run = model.run(c.movers, c.last, 0);
    }
    boolean isGuessed = c.run != ScriptModel.OTHER;
    if (!isGuessed && c.last >= 0 && model.again(false, c.movers.place(c.last), c.choice)) {
      c.choice++;
      c.isPlain = false;
    } else {
      c.last++;
      c.choice = 0;
    }
    if (c.last == c.movers.count()) {
      if (!isGuessed) {
        model.learnRun(c.movers, c.isPlain ? c.last : ScriptModel.OTHER);
      }
      return false;
    }
    thread = c.movers.thread(c.last);
    place = c.movers.place(c.last);
    choice = c.choice;
    if (isGuessed) {
      kind = c.last == c.run ? Kind.NEW : Kind.VISITED;
    } else {
      readKind(c);
    }
    c.isAtRun = kind == Kind.NEW;
    hasDigest = form == ScriptForm.FULL && block.add(0);
    if (hasDigest) {
      block.take();
      digest = model.texts().word(0);
    }
    return true;
  }

  private void readKind(Cursor c) {
    kind = model.kind(Kind.VISITED, thread, place, form.isPart());
    if (kind == Kind.ELSEWHERE) {
      elsewhere = model.texts().number(0, 6);
    }
    if (kind == Kind.NEW) {
      model.learnRun(c.movers, c.isPlain ? c.last : ScriptModel.OTHER);
    }
    c.isPlain &= kind == Kind.VISITED;
  }

  private boolean readProductive(Cursor c) {
    int next = model.guess(c.last, 0);
    if (next == ScriptModel.OTHER) {
      next = readNext(c);
      model.learn(next);
    } else if (next != ScriptModel.NONE) {
      c.last = ScriptModel.thread(next);
      c.place = ScriptModel.place(next);
      c.choice = 0;
    }
    thread = c.last;
    place = c.place;
    choice = c.choice;
    kind = Kind.NEW;
    return next != ScriptModel.NONE;
  }

  /** Reads what was not guessed. */
  private int readNext(Cursor c) {
    boolean again = c.last >= 0 && model.again(false, c.place, c.choice);
    if (!again) {
      c.choice = -1;
      if (model.isUnknown(false)) {
        c.last = model.movers().introduceThread();
      } else {
        int rank = model.productive(c.last, -1);
        if (rank == names.threads()) {
          return ScriptModel.NONE;
        }
        c.last = names.atRank(rank);
      }
      c.place = model.movers().placeAndLearn(0, c.last);
    }
    long next = c.choice + 1L + model.choice(0, c.place);
    if (next > Integer.MAX_VALUE) {
      throw new CertificateProblem("a choice in it is too large");
    }
    c.choice = (int) next;
    return again || next > 0 ? ScriptModel.OTHER : ScriptModel.next(c.last, c.place);
  }

  @Override
  public EnabledThreads movers() {
    return cursors.get(depth - 1).movers;
  }

  /** How many states were entered so far. */
  public long states() {
    return states;
  }

  /** How many transitions were told so far. */
  public long steps() {
    return steps;
  }
}
