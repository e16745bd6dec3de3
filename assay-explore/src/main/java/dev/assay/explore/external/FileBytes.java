package dev.assay.explore.external;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Bytes in a file. What is appended is written in larger portions, and what is read is read with
 * what comes after it, as most is read from the beginning to the end.
 */
final class FileBytes implements ByteStore {
  private static final int PORTION = 1 << 16;
  private static final int WINDOW = 1 << 14;

  private final Path path;
  private final FileChannel file;
  private final ByteBuffer toWrite = ByteBuffer.allocate(PORTION);
  private final ByteBuffer window = ByteBuffer.allocate(WINDOW).limit(0);
  private long windowBegin;
  private long written;

  /**
   * An empty file.
   *
   * @throws StoreException if it cannot be made
   */
  FileBytes(Path path) {
    this.path = path;
    try {
      file =
          FileChannel.open(
              path,
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new StoreException("cannot make " + path, e);
    }
  }

  @Override
  public long append(byte[] bytes, int count) {
    long begin = size();
    for (int done = 0; done < count; ) {
      int part = Math.min(count - done, toWrite.remaining());
      toWrite.put(bytes, done, part);
      done += part;
      if (!toWrite.hasRemaining()) {
        flush();
      }
    }
    return begin;
  }

  private void flush() {
    toWrite.flip();
    try {
      while (toWrite.hasRemaining()) {
        written += file.write(toWrite, written);
      }
    } catch (IOException e) {
      throw new StoreException("cannot write to " + path, e);
    }
    toWrite.clear();
  }

  @Override
  public void read(long from, byte[] to, int count) {
    if (from + count > written) {
      flush();
    }
    if (from < windowBegin || from + count > windowBegin + window.limit()) {
      ByteBuffer goal = count > WINDOW ? ByteBuffer.wrap(to, 0, count) : window.clear();
      int read = readAt(from, goal);
      if (read < count) {
        throw new StoreException(path + " is damaged: it has become shorter");
      }
      if (goal != window) {
        return;
      }
      windowBegin = from;
      window.flip();
    }
    window.get((int) (from - windowBegin), to, 0, count);
  }

  private int readAt(long from, ByteBuffer to) {
    int sum = 0;
    try {
      for (int read; to.hasRemaining() && (read = file.read(to, from + sum)) > 0; ) {
        sum += read;
      }
    } catch (IOException e) {
      window.limit(0);
      throw new StoreException("cannot read " + path, e);
    }
    return sum;
  }

  @Override
  public long size() {
    return written + toWrite.position();
  }

  boolean isClosed() {
    return !file.isOpen();
  }

  @Override
  public void close() {
    try {
      file.close();
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new StoreException("cannot delete " + path, e);
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
