package dev.assay.explore.checkpoint;

import dev.assay.machine.loading.InputProblem;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The checkpoint in a directory: a mark and the number of the format, then blocks with checksums,
 * which hold a header and the body. A new one is written beside the old one and takes its place
 * when all of it is on disk, so at any moment there is a whole one.
 */
public final class CheckpointFile {
  private static final String NAME = "assay.checkpoint";
  private static final long MARK = 0x4153534159434b50L; // "ASSAYCKP"
  private static final int FORMAT = 3;

  private final Path directory;
  private final Path file;

  /** The checkpoint in a directory, which need not exist. */
  public CheckpointFile(Path directory) {
    this.directory = directory;
    this.file = directory.resolve(NAME);
  }

  /** Writes what follows the header. */
  @FunctionalInterface
  public interface BodyWriter {
    void write(DataOutputStream out) throws IOException;
  }

  /** Reads what follows the header. */
  @FunctionalInterface
  public interface BodyReader {
    void read(DataInputStream in) throws IOException;
  }

  public Path path() {
    return file;
  }

  public boolean exists() {
    return Files.exists(file);
  }

  /**
   * Makes sure that checkpoints can be written.
   *
   * @throws InputProblem if not
   */
  public void prepare() {
    try {
      Files.createDirectories(directory);
      Files.deleteIfExists(Files.createTempFile(directory, "assay", ".probe"));
    } catch (IOException e) {
      throw new InputProblem("cannot write checkpoints to " + directory + ": " + reason(e));
    }
  }

  /** Puts a new checkpoint in the place of the one that is there. */
  public void write(String header, BodyWriter body) throws IOException {
    Path next = directory.resolve(NAME + ".new");
    try (FileChannel channel =
        FileChannel.open(
            next,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      writeTo(Channels.newOutputStream(channel), header, body);
      channel.force(true);
    } catch (IOException | RuntimeException | Error e) {
      Files.deleteIfExists(next);
      throw e;
    }
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    forceDirectory();
  }

  private static void writeTo(OutputStream out, String header, BodyWriter body) throws IOException {
    DataOutputStream first = new DataOutputStream(out);
    first.writeLong(MARK);
    first.writeInt(FORMAT);
    first.flush();
    try (BlockOutput blocks = new BlockOutput(out);
        DataOutputStream data = new DataOutputStream(blocks)) {
      byte[] text = header.getBytes(StandardCharsets.UTF_8);
      data.writeInt(text.length);
      data.write(text);
      body.write(data);
    }
  }

  /** So that the new name is on disk, too, where directories can be forced. */
  private void forceDirectory() {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Not every system lets directories be opened; the file itself is on disk.
    }
  }

  /**
   * The header.
   *
   * @throws InputProblem if there is no checkpoint, or it is damaged
   */
  public String header() {
    String[] header = new String[1];
    open((text, in) -> header[0] = text);
    return header[0];
  }

  /**
   * Reads the body, all of it.
   *
   * @throws InputProblem if there is no checkpoint, or it is damaged
   */
  public void read(BodyReader body) {
    open(
        (header, in) -> {
          try {
            body.read(in);
          } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("it does not hold what it should", e);
          }
          if (in.read() >= 0) {
            throw new IOException("there is more than expected");
          }
        });
  }

  /** Makes something of a header and the stream after it. */
  private interface Content {
    void take(String header, DataInputStream in) throws IOException;
  }

  private void open(Content content) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      DataInputStream first = new DataInputStream(in);
      if (first.readLong() != MARK) {
        throw new InputProblem(file + " is not a checkpoint of Assay");
      }
      int format = first.readInt();
      if (format != FORMAT) {
        throw new InputProblem(
            file
                + " was written by another version of Assay (format "
                + format
                + ", not "
                + FORMAT
                + "); delete it to begin anew");
      }
      DataInputStream data = new DataInputStream(new BlockInput(in));
      int length = data.readInt();
      byte[] text = data.readNBytes(Math.max(0, length));
      if (text.length != length) {
        throw new EOFException("the file ends too early");
      }
      content.take(new String(text, StandardCharsets.UTF_8), data);
    } catch (NoSuchFileException e) {
      throw new InputProblem("there is no checkpoint in " + directory + "; begin without --resume");
    } catch (IOException e) {
      throw new InputProblem(
          "the checkpoint " + file + " cannot be used: " + reason(e) + "; delete it to begin anew");
    }
  }

  /** Deletes the checkpoint, if there is one. */
  public void delete() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It does no harm: it cannot be mistaken for that of another search.
    }
  }

  private static String reason(IOException e) {
    if (e instanceof EOFException && e.getMessage() == null) {
      return "the file ends too early";
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
