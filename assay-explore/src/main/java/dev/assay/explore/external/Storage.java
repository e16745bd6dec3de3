package dev.assay.explore.external;

/** Where bytes are kept. */
public interface Storage extends AutoCloseable {
  /** Room for bytes, empty. */
  ByteStore open();

  /** How many bytes are on disk. */
  long bytesOnDisk();

  /** Gives everything up. */
  @Override
  void close();

  /** In memory. */
  static Storage inMemory() {
    return new Storage() {
      @Override
      public ByteStore open() {
        return new MemoryBytes();
      }

      @Override
      public long bytesOnDisk() {
        return 0;
      }

      @Override
      public void close() {}
    };
  }
}
