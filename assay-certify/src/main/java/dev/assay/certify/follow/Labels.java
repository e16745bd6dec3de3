package dev.assay.certify.follow;

/**
 * Says what the numbers of threads and instructions mean, in words that are the same in every
 * process that runs the same program.
 */
public interface Labels {
  /** The name of a thread; different threads have different ones. */
  String threadName(int thread);

  /** The name of an instruction. */
  String placeName(int place);

  /** Changes when numbers get another meaning. */
  default int generation() {
    return 0;
  }

  /** The order in which the threads of a state are listed. */
  int compareThreads(int one, int other);
}
