package dev.assay.cli.differential;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps two processes from writing the same folder: the test and the command line use the same
 * compiled programs and the same HotSpot results.
 */
final class BuildLock implements AutoCloseable {
  private final FileChannel channel;
  private final FileLock lock;

  private BuildLock(FileChannel channel, FileLock lock) {
    this.channel = channel;
    this.lock = lock;
  }

  /** Waits until no other process holds the lock of the folder. */
  static BuildLock of(Path folder) throws IOException {
    Files.createDirectories(folder);
    FileChannel channel =
        FileChannel.open(
            folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return new BuildLock(channel, channel.lock());
  }

  @Override
  public void close() throws IOException {
    lock.release();
    channel.close();
  }
}
