package dev.assay.machine.threads;

import dev.assay.machine.types.Method;

/**
 * Whoever explores a program sees here, before it happens, everything one thread does that another
 * can notice, and may stop the thread: a method that says so, or throws {@link Suspend#BLOCKED},
 * leaves the operation undone, and it is asked about again when the thread goes on. A machine
 * without a watch runs as if this did not exist.
 */
public interface Watch {
  /** What a thread is about to do. */
  enum Act {
    /** Enter a monitor it does not hold. */
    ENTER,
    /** Leave a monitor for good. */
    EXIT,
    /** The same, but the thread cannot be stopped here: an exception leaves the method. */
    ABANDON,
    GET,
    PUT,
    GET_VOLATILE,
    PUT_VOLATILE,
    /** Read and write in one step, as compare-and-set does. */
    UPDATE,
    PARK,
    UNPARK,
    /** Give a monitor up in {@code Object.wait}. */
    WAIT,
    /** Wake one waiting thread, if there is any. */
    NOTIFY,
    NOTIFY_ALL,
    START,
    /** End: whoever joins it goes on. */
    END,
    SLEEP,
    INTERRUPT,
    /** Begin to initialise a class. */
    INITIALIZE,
    /** Be done with initialising a class, one way or another; the thread cannot be stopped here. */
    INITIALIZED,
    /** Begin a region during which no other thread moves. */
    BEGIN_ATOMIC,
    /** End the program, whatever other threads are about to do. */
    HALT,
    /** Ask whether a thread lives, or what it is doing. */
    OBSERVE_THREAD
  }

  /**
   * A thread is about to do something: whether it has to stop before it does. This is how threads
   * usually stop, because an exception takes longer than most steps.
   *
   * @param object the object concerned: of the monitor, the field, the array, the thread, the class
   * @param slot the field's slot or the element's index; 0 where there is none
   */
  boolean stops(GuestThread t, Act act, int object, int slot);

  /** The same for code that can only be left by an exception. */
  default void before(GuestThread t, Act act, int object, int slot) {
    if (stops(t, act, object, slot)) {
      throw Suspend.BLOCKED;
    }
  }

  /**
   * Whether plain accesses to the data of an object are of no interest at this moment, so that they
   * need not be told of; asked before each of them.
   */
  default boolean isIndifferentTo(GuestThread t, int object) {
    return false;
  }

  /**
   * A thread is about to copy elements from one array to another, or to clone an array or another
   * object; one operation, like {@link #before}. Native methods that read or write several elements
   * say so in this way, too.
   *
   * @param from 0 if what is written comes from somewhere else
   * @param to the other array; 0 if what is copied to is new
   */
  void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length);

  /**
   * A thread is about to access elements of an array through Unsafe.
   *
   * @param act {@link Act#GET_VOLATILE}, {@link Act#PUT_VOLATILE} or {@link Act#UPDATE}
   */
  default void memory(GuestThread t, Act act, int array, int index, int length) {
    before(t, act, array, index);
  }

  /**
   * A thread has called a method whose calls are shown, and executed nothing of it yet: whether the
   * call fails for no reason, and gives 0, {@code false} or null back. Another method may be called
   * before it, see {@link dev.assay.machine.Machine#callBefore}.
   */
  default boolean failsSpuriously(GuestThread t) {
    return false;
  }

  /** One of {@code count} possibilities, from 0; what is chosen is up to the explorer. */
  int choose(GuestThread t, int count);

  /** The run is of no interest beyond this point: an assumption of the program does not hold. */
  void discard(GuestThread t);

  /** An exception has left the lowest method of a thread. */
  void uncaught(GuestThread t, int exception);

  /** A method that has not thrown an exception itself has caught it. */
  default void caught(GuestThread t, int exception, Method by) {}

  /** The program asks for something that differs from run to run: the time, a random number. */
  void environment(GuestThread t, String what);

  /** There is no room for what a thread needs: it gets an OutOfMemoryError. */
  default void heapIsFull(GuestThread t) {}

  /** Code asks for something that is the same in all runs here, and elsewhere need not be. */
  default void fixed(GuestThread t, String what) {}

  /**
   * Code asks how many processors there are: the answer is what is decided for the run after this.
   */
  default void countsProcessors(GuestThread t) {}

  /**
   * A thread takes a number for a new thread: whether it is the next of those that all threads
   * share, and not one of its own. May suspend the thread.
   */
  default boolean numbersTogether(GuestThread t) {
    return false;
  }

  /** Code asks for an identity hash code, which follows from nothing that the program says. */
  default void hashesByIdentity(GuestThread t) {}

  /**
   * A thread has slept.
   *
   * @param until the point in time that has come at least
   */
  default void slept(GuestThread t, long until) {}

  /** The program asks which threads there are, or what the stack of another thread is. */
  void looksAround(GuestThread t);

  /** The program has printed something. */
  void printed(GuestThread t, String text);
}
