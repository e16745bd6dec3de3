package dev.assay.certify.record;

import dev.assay.certify.follow.Walk;
import java.util.Arrays;

/**
 * Writes down what a search does, for an {@link EventDecoder} in another thread, in as few bytes as
 * can be had without effort: a search waits for memory most of its time, and whatever is written
 * drives something else out of the processor's caches.
 */
final class EventEncoder {
  /**
   * How many elements a batch has, about. Waking the other thread up takes a while, and the search
   * waits for it, so that small ones do not pay.
   */
  static final int BATCH = 1 << 16;

  /** The length of the arrays: there is room for one more event, unless it has many threads. */
  static final int LENGTH = BATCH + (1 << 10);

  // An event begins with one of these, or with the target of a step, which takes two elements.
  static final char LEFT = 0;
  static final char NOWHERE = 1;

  /** Before a step: it is made by the thread of the step before, with its next choice. */
  static final char AGAIN = 2;

  /** After the step that leads to it, a new state: how many threads can move, and each of them. */
  static final char ENTERED = 3;

  static final char TARGET = 0x8000;

  // A thread and its place have one number together, which takes an element. Where they have none
  // they are spelled, with two elements each; if numbered, they have the next number from then on.
  static final char SPELLED = 0xffff;
  static final char NUMBERED = 0xfffe;
  private static final int LONGEST_SPELLING = 5;

  /** What is beyond these has no numbers. */
  private static final int MOST_THREADS = 1 << 10;

  private static final int MOST_PLACES = 1 << 12;
  private static final char[] NONE = {};

  private final Taker taker;
  private char[] events = new char[LENGTH];
  private int count;
  private boolean isFirst = true;

  /** By thread and place: the number of both, 0 if they have none. */
  private char[][] numbers = {};

  private char lastNumber;

  /** Who gets the events. */
  interface Taker {
    /** Takes whole events, at least one; an array for those to come. */
    char[] take(char[] events, int count);
  }

  EventEncoder(Taker taker) {
    this.taker = taker;
  }

  /** A new state is entered; {@link #mover} follows for each thread that can move in it. */
  void entered(int state, int movers) {
    int most = count + 4 + LONGEST_SPELLING * movers;
    if (most > events.length) {
      events = Arrays.copyOf(events, most);
    }
    if (isFirst) {
      isFirst = false;
      addTarget(state);
    }
    events[count++] = ENTERED;
    events[count++] = (char) movers;
  }

  /** The thread is told by the number of it and its place. */
  void mover(char number) {
    events[count++] = number;
  }

  /** Tells a thread and its place; the number of both, 0 if they have none. */
  char mover(int thread, int place) {
    char[] ofThread = thread < numbers.length ? numbers[thread] : NONE;
    char number = place < ofThread.length ? ofThread[place] : 0;
    if (number != 0) {
      mover(number);
      return number;
    }
    return spell(thread, place);
  }

  private char spell(int thread, int place) {
    boolean isNumbered = thread < MOST_THREADS && place < MOST_PLACES && lastNumber + 1 < NUMBERED;
    events[count++] = isNumbered ? NUMBERED : SPELLED;
    add(thread);
    add(place);
    return isNumbered ? giveNumber(thread, place) : 0;
  }

  private char giveNumber(int thread, int place) {
    if (thread >= numbers.length) {
      int length = numbers.length;
      numbers = Arrays.copyOf(numbers, 2 * thread + 1);
      Arrays.fill(numbers, length, numbers.length, NONE);
    }
    if (place >= numbers[thread].length) {
      numbers[thread] = Arrays.copyOf(numbers[thread], 2 * place + 1);
    }
    numbers[thread][place] = ++lastNumber;
    return lastNumber;
  }

  /**
   * A step was made from the state entered last and not left yet: by the thread after that of the
   * step before, with choice 0, or by the same one with its next choice. If the target is new, that
   * is entered next.
   */
  void stepped(int choice, int target) {
    handIfFull();
    if (choice > 0) {
      events[count++] = AGAIN;
    }
    if (target == Walk.NOWHERE) {
      events[count++] = NOWHERE;
    } else {
      addTarget(target);
    }
  }

  void left() {
    handIfFull();
    events[count++] = LEFT;
  }

  private void addTarget(int state) {
    add(state);
    events[count - 2] |= TARGET;
  }

  private void add(int number) {
    events[count] = (char) (number >>> 16);
    events[count + 1] = (char) number;
    count += 2;
  }

  /** Not between a step and the new state that it leads to: these belong together. */
  private void handIfFull() {
    if (count >= BATCH) {
      handOver();
    }
  }

  /** Hands over what was written so far. */
  void handOver() {
    if (count > 0) {
      events = taker.take(events, count);
      count = 0;
    }
  }
}
