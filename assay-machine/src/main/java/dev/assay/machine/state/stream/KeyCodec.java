package dev.assay.machine.state.stream;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Carries the keys of the states' map to another process, for machines whose processes number their
 * objects differently. Each key is carried once. Different keys must stand for different things.
 */
public interface KeyCodec {
  /** Writes what a key stands for. */
  void writeKey(int key, DataOutput out) throws IOException;

  /**
   * Reads exactly what {@link #writeKey} wrote, and gives the key that stands for it here. Input
   * may be damaged: then this throws an {@link IOException} and nothing else.
   */
  int readKey(DataInput in) throws IOException;
}
