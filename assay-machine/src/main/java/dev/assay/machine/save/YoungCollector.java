package dev.assay.machine.save;

/** Finds garbage among the objects made since the program began. */
interface YoungCollector {
  /** Frees what is garbage, before the objects of a state are stored. */
  void beforeStore();

  /** A component of the saved state is replaced by another; 0 stands for none. */
  void replaced(int from, int to);

  /** Keeps everything. */
  final class None implements YoungCollector {
    @Override
    public void beforeStore() {}

    @Override
    public void replaced(int from, int to) {}
  }
}
