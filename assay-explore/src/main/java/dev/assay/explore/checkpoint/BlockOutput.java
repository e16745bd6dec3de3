package dev.assay.explore.checkpoint;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * Writes bytes in blocks, each with its length and a checksum over its number and contents. An
 * empty block is the end.
 */
final class BlockOutput extends OutputStream {
  static final int SIZE = 1 << 16;

  private final OutputStream out;
  private final byte[] block = new byte[SIZE];
  private int used;
  private long number;

  BlockOutput(OutputStream out) {
    this.out = out;
  }

  /** The checksum of a block. */
  static int checksum(long number, byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(ByteBuffer.allocate(Long.BYTES).putLong(0, number));
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  @Override
  public void write(int b) throws IOException {
    if (used == SIZE) {
      writeBlock();
    }
    block[used++] = (byte) b;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    int at = from;
    int left = length;
    while (left > 0) {
      if (used == SIZE) {
        writeBlock();
      }
      int n = Math.min(left, SIZE - used);
      System.arraycopy(bytes, at, block, used, n);
      used += n;
      at += n;
      left -= n;
    }
  }

  private void writeBlock() throws IOException {
    ByteBuffer head = ByteBuffer.allocate(2 * Integer.BYTES);
    head.putInt(used).putInt(checksum(number++, block, used));
    out.write(head.array());
    out.write(block, 0, used);
    used = 0;
  }

  /** Writes what is left and the end; the stream below stays open. */
  @Override
  public void close() throws IOException {
    if (used > 0) {
      writeBlock();
    }
    writeBlock();
    out.flush();
  }
}
