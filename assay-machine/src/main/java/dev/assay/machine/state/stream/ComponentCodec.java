package dev.assay.machine.state.stream;

import dev.assay.machine.state.ComponentPool;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Carries components to another process. Contents may hold numbers that mean something in one
 * process only; the machine translates them on the way.
 */
public interface ComponentCodec {
  /** Writes a component. */
  void write(int tag, Object data, DataOutput out) throws IOException;

  /**
   * Reads exactly what {@link #write} wrote, interns it, and gives its number. Input may be
   * damaged: then this throws an {@link IOException} and nothing else, and never allocates much
   * more than it has read.
   */
  int read(DataInput in) throws IOException;

  /** Writes and reads tag, type and contents as they are, into and out of the given pool. */
  static ComponentCodec plain(ComponentPool pool) {
    return new PlainComponentCodec(pool);
  }
}
