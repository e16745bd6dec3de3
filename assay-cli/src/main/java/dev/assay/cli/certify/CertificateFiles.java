package dev.assay.cli.certify;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.format.Certificate;
import dev.assay.cli.console.OutputFile;
import dev.assay.machine.loading.InputProblem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Finds certificates: in a file of their own, or in a jar under {@code META-INF/assay/}. What is
 * read is bounded by what an honest file can need: others have made it.
 */
public final class CertificateFiles {
  private static final String FOLDER = "META-INF/assay/";
  private static final String IN_JAR = "!/";

  /** Larger files do not fit into an array. */
  private static final long MOST_BYTES = Integer.MAX_VALUE - 16L;

  /** A script is coded already: packing it once more gains next to nothing. */
  private static final long MOST_RATIO = 8;

  private static final long LEAST_UNPACKED = 1 << 16;
  private static final long MOST_IN_PIPE = 1 << 28;
  private static final int MOST_NAMES = 5;

  private CertificateFiles() {}

  /**
   * Reads a certificate.
   *
   * @throws InputProblem if there is none, several, or a damaged one
   */
  static Certificate certificate(String name) {
    int in = name.indexOf(IN_JAR + FOLDER);
    if (in >= 0) {
      String jar = name.substring(0, in);
      return using(name, () -> new Certificate(inJar(jar, name.substring(in + IN_JAR.length()))));
    }
    boolean isJar = isJar(name);
    return using(name, () -> new Certificate(isJar ? inJar(name, "") : bytes(name)));
  }

  /**
   * Does something with a certificate, parts of which may be found to be damaged only then.
   *
   * @throws InputProblem if so
   */
  static <T> T using(String name, Supplier<T> work) {
    try {
      return work.get();
    } catch (CertificateProblem e) {
      throw new InputProblem(
          "the certificate "
              + name
              + " cannot be used: "
              + PrintableText.of(String.valueOf(e.getMessage())));
    }
  }

  static byte[] bytes(String name) {
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      // A pipe has no size of its own.
      long size = Files.isRegularFile(Path.of(name)) ? Files.size(Path.of(name)) : MOST_IN_PIPE;
      if (size > MOST_BYTES) {
        throw new InputProblem(name + " is too large");
      }
      return in.readNBytes((int) size);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new InputProblem("no such file: " + name);
    } catch (IOException e) {
      throw new InputProblem("cannot read " + name + ": " + OutputFile.reason(e));
    }
  }

  private static boolean isJar(String name) {
    try {
      Path file = Path.of(name);
      return Files.isRegularFile(file) && isJar(file, name);
    } catch (InvalidPathException e) {
      throw new InputProblem("no such file: " + PrintableText.of(name));
    }
  }

  private static boolean isJar(Path file, String name) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(4);
      return start.length == 4 && start[0] == 'P' && start[1] == 'K' && start[2] < 9;
    } catch (IOException e) {
      throw new InputProblem("cannot read " + name + ": " + OutputFile.reason(e));
    }
  }

  /** The one with a name, or the only one. Other entries are not unpacked. */
  private static byte[] inJar(String jar, String wanted) {
    try (ZipFile zip = new ZipFile(Path.of(jar).toFile())) {
      List<? extends ZipEntry> all =
          zip.stream()
              .filter(e -> e.getName().startsWith(FOLDER) && !e.isDirectory())
              .filter(e -> wanted.isEmpty() || e.getName().equals(wanted))
              .toList();
      if (all.isEmpty()) {
        throw new InputProblem(
            "there is no certificate in "
                + jar
                + " (under "
                + (wanted.isEmpty() ? FOLDER : PrintableText.of(wanted))
                + ")");
      }
      if (all.size() > 1) {
        throw new InputProblem(several(jar, all));
      }
      return unpacked(zip, all.get(0), jar);
    } catch (NoSuchFileException e) {
      throw new InputProblem("no such file: " + jar);
    } catch (IOException | IllegalArgumentException e) {
      throw new InputProblem(
          "cannot read " + jar + ": " + PrintableText.of(String.valueOf(e.getMessage())));
    }
  }

  private static String several(String jar, List<? extends ZipEntry> all) {
    return "there are "
        + all.size()
        + " certificates in "
        + jar
        + ": "
        + all.stream()
            .limit(MOST_NAMES)
            .map(e -> PrintableText.of(e.getName()))
            .collect(Collectors.joining(", "))
        + (all.size() > MOST_NAMES ? ", …" : "")
        + "; name one of them: "
        + jar
        + IN_JAR
        + PrintableText.of(all.get(0).getName());
  }

  private static byte[] unpacked(ZipFile zip, ZipEntry entry, String jar) throws IOException {
    long packed = Math.min(entry.getCompressedSize(), Files.size(Path.of(jar)));
    long most = Math.min(MOST_BYTES, Math.max(LEAST_UNPACKED, MOST_RATIO * Math.max(0, packed)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = zip.getInputStream(entry)) {
      byte[] some = new byte[1 << 16];
      for (int n = in.read(some); n >= 0; n = in.read(some)) {
        if (bytes.size() + (long) n > most) {
          throw new CertificateProblem("it unpacks to far more than a certificate does");
        }
        bytes.write(some, 0, n);
      }
    }
    return bytes.toByteArray();
  }
}
