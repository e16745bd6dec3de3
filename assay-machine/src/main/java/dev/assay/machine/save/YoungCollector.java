package dev.assay.machine.save;

/**
 * Finds garbage among the objects made since the program began. Before a state is stored, the
 * changed positions in {@link dev.assay.machine.heap.Heap#dirty} are sorted and each is there once.
 */
interface YoungCollector {
  /** Frees what is garbage, before the objects of a state are stored. */
  void beforeStore();

  /** The component of an object of the saved state is replaced by another; 0 stands for none. */
  void replaced(int from, int to);

  /** The same for a component of a thread or of the machine itself. */
  void replacedRoot(int from, int to);

  /** Another state has taken the place of the saved one, as told by the methods above. */
  void restored();

  /** Keeps everything. */
  final class None implements YoungCollector {
    @Override
    public void beforeStore() {}

    @Override
    public void replaced(int from, int to) {}

    @Override
    public void replacedRoot(int from, int to) {}

    @Override
    public void restored() {}
  }
}
