package dev.assay.cli.console;

import dev.assay.cli.options.UsageError;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file that the user wants to be written. It is looked at before any work is done: it must be a
 * regular file or not exist yet, in a directory that can be written to. A symbolic link is
 * followed, so that the file behind it is written and the link stays.
 */
public final class OutputFile {
  private final String name;
  private final Path path;

  /**
   * Looks at a file.
   *
   * @param option the option that names it, for messages
   * @throws UsageError if it cannot be written
   */
  public OutputFile(String option, String name) {
    this.name = name;
    String problem;
    Path target = null;
    try {
      target = target(Path.of(name).toAbsolutePath());
      problem = problem(target);
    } catch (InvalidPathException e) {
      problem = "this cannot be the name of a file here";
    } catch (IOException e) {
      problem = reason(e);
    }
    if (target == null || problem != null) {
      throw new UsageError("option " + option + ": cannot write " + name + ": " + problem);
    }
    this.path = target;
  }

  /** The same, or null if the option was not given. */
  public static @Nullable OutputFile of(String option, String name) {
    return name.isEmpty() ? null : new OutputFile(option, name);
  }

  /** What is behind a link, though it may not exist. */
  private static Path target(Path path) throws IOException {
    Path file = path;
    for (int i = 0; Files.isSymbolicLink(file); i++) {
      if (i == 40) {
        throw new IOException("too many symbolic links");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  private static @Nullable String problem(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder == null || Files.isDirectory(file)) {
      return "it is a directory";
    }
    if (!Files.isDirectory(folder)) {
      return "there is no directory " + folder;
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return !Files.isRegularFile(file)
          ? "it is not a regular file"
          : Files.isWritable(file) ? null : "permission denied";
    }
    tryToCreate(file);
    return null;
  }

  /** The only way to know whether a file can be there: names may be too long, systems read-only. */
  private static void tryToCreate(Path file) throws IOException {
    Files.createFile(file);
    Files.delete(file);
  }

  /** As the user calls it. */
  public String name() {
    return name;
  }

  /** The file itself, links followed. */
  public Path path() {
    return path;
  }

  /** Writes a content. */
  public interface Content {
    /** Writes it; the stream may be closed. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes the file; one that cannot be written to its end is deleted.
   *
   * @return null, or what is wrong
   */
  public @Nullable String write(Content content) {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
      content.writeTo(out);
      return null;
    } catch (UncheckedIOException e) {
      delete();
      return "cannot write " + name + ": " + reason(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      delete();
      return "cannot write " + name + ": " + reason(e);
    }
  }

  /**
   * Makes sure that another file can be created beside this one, to take its place.
   *
   * @throws UsageError if not
   */
  public void requireReplaceable(String option) {
    Path folder = Objects.requireNonNull(path.getParent());
    try {
      Files.delete(Files.createTempFile(folder, "assay-", ".draft"));
    } catch (IOException e) {
      throw new UsageError(
          "option " + option + ": cannot create a file in " + folder + ": " + reason(e));
    }
  }

  private void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // Then it stays; that it is not as it should be was said.
    }
  }

  /** Why a file cannot be read or written, without its name. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    if (e instanceof FileSystemException f && f.getReason() != null) {
      return f.getReason();
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }
}
