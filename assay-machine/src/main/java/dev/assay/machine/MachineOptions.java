package dev.assay.machine;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * Limits and surroundings of a machine.
 *
 * @param maxFrames frames a thread may have before StackOverflowError
 * @param maxHeapBytes heap size at which OutOfMemoryError is thrown
 * @param startMillis the time of day at which the run begins; the machine's clock goes on from
 *     there
 * @param properties system properties in addition to the JDK's own
 * @param environment environment variables the program sees
 */
public record MachineOptions(
    int maxFrames,
    long maxHeapBytes,
    long startMillis,
    Map<String, String> properties,
    Map<String, String> environment,
    InputStream in,
    PrintStream out,
    PrintStream err) {

  public static final int DEFAULT_MAX_FRAMES = 50_000;
  public static final long DEFAULT_MAX_HEAP_BYTES = 1L << 30;

  public static MachineOptions standard() {
    return new MachineOptions(
        DEFAULT_MAX_FRAMES,
        DEFAULT_MAX_HEAP_BYTES,
        System.currentTimeMillis(),
        Map.of(),
        System.getenv(),
        System.in,
        System.out,
        System.err);
  }
}
