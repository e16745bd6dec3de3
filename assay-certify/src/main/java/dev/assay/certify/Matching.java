package dev.assay.certify;

import dev.assay.certify.format.Names;
import java.util.Arrays;

/** Finds the threads and instructions of a script in a system, by their names. */
final class Matching {
  private final Names names;
  private final Labels labels;

  // By number in the script: number in the system plus 1, 0 if it was not found yet.
  private int[] threads = new int[16];
  private int[] places = new int[64];

  Matching(Names names, Labels labels) {
    this.names = names;
    this.labels = labels;
  }

  boolean isThread(int inScript, int inSystem) {
    if (inScript >= threads.length) {
      threads = Arrays.copyOf(threads, 2 * inScript);
    }
    if (threads[inScript] == 0 && names.thread(inScript).equals(labels.threadName(inSystem))) {
      threads[inScript] = inSystem + 1;
    }
    return threads[inScript] == inSystem + 1;
  }

  boolean isPlace(int inScript, int inSystem) {
    if (inScript >= places.length) {
      places = Arrays.copyOf(places, 2 * inScript);
    }
    if (places[inScript] == inSystem + 1) {
      return true;
    }
    // Instructions may have several numbers in the system, where code was made anew.
    boolean is = names.place(inScript).equals(labels.placeName(inSystem));
    if (is) {
      places[inScript] = inSystem + 1;
    }
    return is;
  }

  /** The index of the thread that moves, -1 if it cannot move or begins with something else. */
  int index(TransitionSystem system, int thread, int place) {
    int n = system.enabled();
    for (int i = 0; i < n; i++) {
      if (isThread(thread, system.thread(i))) {
        return isPlace(place, system.place(i)) ? i : -1;
      }
    }
    return -1;
  }

  String claim(int thread, int place) {
    return "thread " + names.thread(thread) + " moves with " + names.place(place);
  }

  /** Who can move in the current state. */
  static String movers(TransitionSystem system) {
    int n = system.enabled();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      text.append(i == 0 ? "" : ", ")
          .append(system.threadName(system.thread(i)))
          .append(" with ")
          .append(system.placeName(system.place(i)));
    }
    return n == 0 ? "no thread can move" : text.insert(0, "these can move: ").toString();
  }
}
