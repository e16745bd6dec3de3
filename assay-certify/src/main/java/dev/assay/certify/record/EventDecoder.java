package dev.assay.certify.record;

import dev.assay.certify.follow.Walk;
import dev.assay.certify.format.EnabledThreads;
import java.util.Arrays;

/** Reads what an {@link EventEncoder} has written down, and lets a {@link Recorder} know of it. */
final class EventDecoder {
  private final Recorder recorder;
  private char[] events = {};
  private int count;
  private int at;

  /** By number: thread and place. */
  private int[] threads = new int[64];

  private int[] places = new int[64];
  private int numbers;

  // By state of the current path: how many threads can move, and which step was told last.
  private int[] movers = new int[64];
  private int[] indices = new int[64];
  private int[] choices = new int[64];
  private int depth;

  private final EnabledThreads list = new EnabledThreads();

  EventDecoder(Recorder recorder) {
    this.recorder = recorder;
  }

  Recorder recorder() {
    return recorder;
  }

  /** Records some whole events. */
  void record(char[] all, int howMany) {
    events = all;
    count = howMany;
    at = 0;
    while (at < count) {
      if (events[at] == EventEncoder.LEFT) {
        at++;
        leave();
      } else {
        step();
      }
    }
  }

  private void leave() {
    depth--;
    if (indices[depth] != movers[depth] - 1) {
      throw new IllegalStateException("a state was left before all of its steps were told");
    }
    recorder.left();
  }

  private void step() {
    boolean again = events[at] == EventEncoder.AGAIN;
    at += again ? 1 : 0;
    boolean leadsNowhere = events[at] == EventEncoder.NOWHERE;
    int target = leadsNowhere ? Walk.NOWHERE : number() & Integer.MAX_VALUE;
    at += leadsNowhere ? 1 : 0;
    boolean isNew = at < count && events[at] == EventEncoder.ENTERED;
    if (depth > 0) { // the first state has no step that leads to it
      int top = depth - 1;
      indices[top] += again ? 0 : 1;
      choices[top] = again ? choices[top] + 1 : 0;
      recorder.stepped(indices[top], choices[top], target, isNew);
    }
    if (isNew) {
      enter(target);
    }
  }

  private void enter(int state) {
    at++;
    if (depth == movers.length) {
      movers = Arrays.copyOf(movers, 2 * depth);
      indices = Arrays.copyOf(indices, 2 * depth);
      choices = Arrays.copyOf(choices, 2 * depth);
    }
    movers[depth] = events[at++];
    indices[depth] = -1;
    list.clear();
    for (int i = 0; i < movers[depth]; i++) {
      int number = events[at++];
      if (number < EventEncoder.NUMBERED) {
        list.add(threads[number], places[number]);
      } else {
        list.add(number(), number());
        if (number == EventEncoder.NUMBERED) {
          learn(list.thread(i), list.place(i));
        }
      }
    }
    depth++;
    recorder.entered(state, list);
  }

  private void learn(int thread, int place) {
    if (++numbers == threads.length) {
      threads = Arrays.copyOf(threads, 2 * numbers);
      places = Arrays.copyOf(places, 2 * numbers);
    }
    threads[numbers] = thread;
    places[numbers] = place;
  }

  private int number() {
    int number = events[at] << 16 | events[at + 1];
    at += 2;
    return number;
  }
}
