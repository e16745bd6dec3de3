package dev.assay.explore.config;

/**
 * What the surroundings of a program may do to it.
 *
 * @param spuriousWakeups whether a thread may wake up without having been notified
 * @param timeouts whether waiting with a time limit may end because the time has passed
 * @param chooseRandom whether random numbers of a small range are chosen in every way
 * @param passTime whether time may pass whenever the program asks for it
 */
public record EnvironmentModel(
    boolean spuriousWakeups, boolean timeouts, boolean chooseRandom, boolean passTime) {
  public static EnvironmentModel standard() {
    return new EnvironmentModel(true, true, false, false);
  }
}
