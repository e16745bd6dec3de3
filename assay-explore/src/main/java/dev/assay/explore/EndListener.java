package dev.assay.explore;

/** Whoever wants to know in which states the program can end. */
interface EndListener {
  /** Hears nothing. */
  EndListener NONE =
      new EndListener() {
        @Override
        public void begin() {}

        @Override
        public void end(int state) {}
      };

  /** The search begins, or begins anew: what was told before is void. */
  void begin();

  /** All threads of the program have ended. */
  void end(int state);
}
