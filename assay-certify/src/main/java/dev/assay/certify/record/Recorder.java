package dev.assay.certify.record;

import dev.assay.certify.follow.Labels;
import dev.assay.certify.follow.Walk;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.Kind;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.format.ScriptWriter;
import dev.assay.certify.format.Step;
import dev.assay.certify.format.Subgraphs;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the script of a depth-first search while it runs (Section 2.1 of the paper). States are
 * numbered from 1 in the order in which they are entered.
 */
public final class Recorder {
  private final Labels labels;
  private final ScriptForm form;
  private final CertificateWriter writer;
  private final ScriptWriter script;
  private final Subgraphs.Collector sizes;
  private final EnabledThreads movers = new EnabledThreads();

  /** For a trustful script: who can move in the states of the current path. */
  private final List<EnabledThreads> stack = new ArrayList<>();

  private final List<Integer> threadsInOrder = new ArrayList<>();
  private int depth;
  private int states;
  private long transitions;

  /** By number in the system: number in the script, 0 if there is none yet. */
  private int[] numbers = new int[1024];

  /** By number in the system: number in the script plus 1, 0 if there is none yet. */
  private int[] threads = new int[16];

  private int[] places = new int[64];

  /** Begins a certificate, full or trustful, of a search that is about to begin. */
  public Recorder(Labels labels, ScriptForm form, OutputStream out) {
    this.labels = labels;
    this.form = form;
    this.writer = new CertificateWriter(out, form);
    this.script = writer.script();
    this.sizes = new Subgraphs.Collector(form.isTrustful(), false);
  }

  /**
   * A state is entered for the first time: the first, or the one the last step has led to.
   *
   * @param threads those that can move in it, and where they are, by their numbers in the system
   */
  public void entered(int state, EnabledThreads threads) {
    states++;
    sizes.enter();
    movers.clear();
    if (form == ScriptForm.FULL) {
      numbers = roomFor(numbers, state);
      numbers[state] = states;
      for (int i = 0; i < threads.count(); i++) {
        movers.add(thread(threads.thread(i)), place(threads.place(i)));
      }
    } else {
      if (depth == stack.size()) {
        stack.add(new EnabledThreads());
      }
      stack.get(depth++).set(threads);
    }
    script.enter(movers);
  }

  /**
   * A step was made from the current state.
   *
   * @param target the state it leads to, or {@link Walk#NOWHERE}
   * @param isNew whether that is a new state; then it is entered next
   */
  public void stepped(int index, int choice, int target, boolean isNew) {
    if (form == ScriptForm.FULL) {
      transitions++;
      sizes.step();
      Kind kind = target == Walk.NOWHERE ? Kind.NOWHERE : isNew ? Kind.NEW : Kind.VISITED;
      int number =
          switch (kind) {
            case NEW -> states + 1;
            case VISITED -> numbers[target];
            default -> 0;
          };
      script.step(index, choice, kind, number);
    } else if (isNew) {
      transitions++;
      EnabledThreads m = stack.get(depth - 1);
      script.productive(new Step(thread(m.thread(index)), place(m.place(index)), choice));
    }
  }

  /** All steps from the current state were made. */
  public void left() {
    script.leave();
    sizes.leave();
    if (form == ScriptForm.TRUSTFUL) {
      depth--;
    }
  }

  /** Ends the certificate. */
  public void finish(Header header) {
    writer.finish(header, sizes.finish(), states, transitions);
  }

  private int thread(int thread) {
    threads = roomFor(threads, thread);
    if (threads[thread] == 0) {
      int rank = 0;
      while (rank < threadsInOrder.size()
          && labels.compareThreads(threadsInOrder.get(rank), thread) < 0) {
        rank++;
      }
      threadsInOrder.add(rank, thread);
      threads[thread] = script.addThread(labels.threadName(thread), rank) + 1;
    }
    return threads[thread] - 1;
  }

  private int place(int place) {
    places = roomFor(places, place);
    if (places[place] == 0) {
      places[place] = script.addPlace(labels.placeName(place)) + 1;
    }
    return places[place] - 1;
  }

  private static int[] roomFor(int[] numbers, int number) {
    return number < numbers.length
        ? numbers
        : Arrays.copyOf(numbers, Math.max(number + 1, numbers.length + (numbers.length >> 1)));
  }
}
