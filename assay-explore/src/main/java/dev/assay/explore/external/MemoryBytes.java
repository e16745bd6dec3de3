package dev.assay.explore.external;

import java.util.Arrays;

/** Bytes in memory, in chunks that never move. */
final class MemoryBytes implements ByteStore {
  private static final int CHUNK_BITS = 16;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private byte[][] chunks = new byte[4][];
  private long size;

  @Override
  public long append(byte[] bytes, int count) {
    long begin = size;
    for (int done = 0; done < count; ) {
      int index = (int) (size >> CHUNK_BITS);
      int at = (int) size & (CHUNK - 1);
      byte[] chunk = chunk(index, at + count - done);
      int part = Math.min(count - done, chunk.length - at);
      System.arraycopy(bytes, done, chunk, at, part);
      done += part;
      size += part;
    }
    return begin;
  }

  /** A chunk with room for so many bytes; the first one grows, as most stores are small. */
  private byte[] chunk(int index, int wanted) {
    if (index == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * index);
    }
    byte[] chunk = chunks[index];
    if (chunk == null || (chunk.length < CHUNK && chunk.length < wanted)) {
      int length = index > 0 ? CHUNK : Math.min(CHUNK, Integer.highestOneBit(wanted) << 1);
      chunk = chunk == null ? new byte[length] : Arrays.copyOf(chunk, length);
      chunks[index] = chunk;
    }
    return chunk;
  }

  @Override
  public void read(long from, byte[] to, int count) {
    for (int done = 0; done < count; ) {
      byte[] chunk = chunks[(int) (from + done >> CHUNK_BITS)];
      int at = (int) (from + done) & (CHUNK - 1);
      int part = Math.min(count - done, CHUNK - at);
      System.arraycopy(chunk, at, to, done, part);
      done += part;
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public String toString() {
    return "memory";
  }

  @Override
  public void close() {
    chunks = new byte[0][];
    size = 0;
  }
}
