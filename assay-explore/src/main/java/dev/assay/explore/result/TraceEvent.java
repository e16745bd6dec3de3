package dev.assay.explore.result;

/**
 * One line of a run that was written down.
 *
 * @param thread the thread's name
 * @param location where in the program, as {@code File.java:12}; empty if unknown
 * @param operation what kind of thing happens: enter, exit, read, write, call, wait …
 * @param detail what is seen of it: {@code count = 1}
 * @param step the number of the step it belongs to, from 0
 */
public record TraceEvent(
    String thread, String location, String operation, String detail, int step) {
  /** The operation of an event that tells of a wait which its time limit has ended. */
  public static final String TIMEOUT = "timeout";

  /** The operation of an event that tells of a call that has failed for no reason. */
  public static final String FAILURE = "fail";

  /** The operation of an event that tells of a wait that nothing has ended. */
  public static final String WAKE_UP = "wake up";
}
