package dev.assay.explore.checkpoint;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads what {@link BlockOutput} wrote. No byte is given out before the checksum of its block has
 * been found to be right.
 */
final class BlockInput extends InputStream {
  private final DataInputStream in;
  private final byte[] block = new byte[BlockOutput.SIZE];
  private int at;
  private int limit;
  private long number;
  private boolean ended;

  BlockInput(InputStream in) {
    this.in = new DataInputStream(in);
  }

  @Override
  public int read() throws IOException {
    return fill() ? block[at++] & 0xff : -1;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int n = Math.min(length, limit - at);
    System.arraycopy(block, at, bytes, from, n);
    at += n;
    return n;
  }

  /** Makes sure that there is a byte to give out; false at the end. */
  private boolean fill() throws IOException {
    if (at == limit && !ended) {
      readBlock();
    }
    return at < limit;
  }

  private void readBlock() throws IOException {
    try {
      int length = in.readInt();
      int checksum = in.readInt();
      if (length < 0 || length > block.length) {
        throw new IOException("a block has no proper length");
      }
      in.readFully(block, 0, length);
      if (BlockOutput.checksum(number++, block, length) != checksum) {
        throw new IOException("a checksum is wrong");
      }
      at = 0;
      limit = length;
      ended = length == 0;
    } catch (EOFException e) {
      EOFException told = new EOFException("the file ends too early");
      told.initCause(e);
      throw told;
    }
  }
}
