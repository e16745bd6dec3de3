package dev.assay.explore.result;

/**
 * One decision of a run: which thread makes the next step, and which of the possibilities it takes
 * if the step begins with a choice. A list of moves replays a run exactly.
 *
 * @param thread the thread's number
 * @param choice from 0
 */
public record Move(int thread, int choice) {
  public boolean isOf(int someThread) {
    return thread == someThread;
  }
}
