package dev.assay.explore.external;

/** Bytes that are appended once and read many times. Belongs to one thread at a time. */
interface ByteStore extends AutoCloseable {
  /**
   * Appends the first bytes of an array.
   *
   * @return where they begin
   */
  long append(byte[] bytes, int count);

  /** Reads bytes that were appended. */
  void read(long from, byte[] to, int count);

  /** How many bytes there are. */
  long size();

  /** Gives them up; nothing is read afterwards. */
  @Override
  void close();
}
