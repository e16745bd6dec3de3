package dev.assay.certify.follow;

import dev.assay.certify.format.Names;
import java.util.Arrays;

/** Finds the threads and instructions of a script in a system, by their names. */
final class Matching {
  /** So many words of a thread's name tell how it was made. */
  private static final int WORDS = 4;

  private final Names names;
  private final Labels labels;

  // By number in the system: number in the script plus 1, 0 if it is not known.
  private int[] threads = new int[16];
  private int[] places = new int[64];
  private int generation;

  Matching(Names names, Labels labels) {
    this.names = names;
    this.labels = labels;
  }

  boolean isThread(int inScript, int inSystem) {
    return inSystem < threads.length && threads[inSystem] == inScript + 1
        || isNewThread(inScript, inSystem);
  }

  private boolean isNewThread(int inScript, int inSystem) {
    threads = roomFor(threads, inSystem);
    if (threads[inSystem] == 0 && names.thread(inScript).equals(labels.threadName(inSystem))) {
      threads[inSystem] = inScript + 1;
    }
    return threads[inSystem] == inScript + 1;
  }

  /** Several instructions of the system may have one name, where code was made anew. */
  boolean isPlace(int inScript, int inSystem) {
    return inSystem < places.length && places[inSystem] == inScript + 1
        || isNewPlace(inScript, inSystem);
  }

  private boolean isNewPlace(int inScript, int inSystem) {
    places = roomFor(places, inSystem);
    if (places[inSystem] == 0 && names.place(inScript).equals(labels.placeName(inSystem))) {
      places[inSystem] = inScript + 1;
    }
    return places[inSystem] == inScript + 1;
  }

  private static int[] roomFor(int[] numbers, int number) {
    return number < numbers.length ? numbers : Arrays.copyOf(numbers, 2 * number);
  }

  private void forgetIfChanged() {
    if (generation != labels.generation()) {
      generation = labels.generation();
      Arrays.fill(threads, 0);
      Arrays.fill(places, 0);
    }
  }

  /** The index of the thread that moves, -1 if it cannot move or begins with something else. */
  int index(Walk system, int thread, int place) {
    forgetIfChanged();
    int n = system.enabled();
    for (int i = 0; i < n; i++) {
      if (isThread(thread, system.thread(i))) {
        return isPlace(place, system.place(i)) ? i : -1;
      }
    }
    return -1;
  }

  String claim(int thread, int place) {
    return readable(names.thread(thread)) + " moves with " + names.place(place);
  }

  /**
   * The name of a thread for people. It is made of the names of those who have made one another,
   * each with method, instruction, class and a number from 0; names of other forms stay as they
   * are.
   */
  static String readable(String name) {
    String[] words = name.split(" ", -1);
    if (words.length < WORDS || words.length % WORDS > 1) {
      return "thread " + name;
    }
    String made = "";
    for (int i = words.length % WORDS; i < words.length; i += WORDS) {
      String method = words[i];
      made =
          method.equals("null")
              ? "main"
              : words[i + 2].replace('/', '.')
                  + " no. "
                  + words[i + 3]
                  + " made in "
                  + method.replaceFirst("\\(.*", "").replace('/', '.')
                  + (made.isEmpty() || made.equals("main") ? "" : " by " + made);
    }
    return "thread " + made;
  }

  /** Who can move in the current state. */
  static String movers(Walk system) {
    int n = system.enabled();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      text.append(i == 0 ? "" : ", ")
          .append(readable(system.threadName(system.thread(i))))
          .append(" with ")
          .append(system.placeName(system.place(i)));
    }
    return n == 0 ? "no thread can move" : text.insert(0, "these can move: ").toString();
  }
}
