package dev.assay.certify.format;

/** Knows the names of threads and instructions that a script is going to tell about. */
interface Introductions {
  /** For reading, where nothing is known before. */
  Introductions NONE =
      new Introductions() {
        @Override
        public String threadName(int thread) {
          return "";
        }

        @Override
        public int rank(int thread) {
          return 0;
        }

        @Override
        public String placeName(int place) {
          return "";
        }
      };

  String threadName(int thread);

  /** Where a thread comes among those with smaller numbers. */
  int rank(int thread);

  String placeName(int place);
}
