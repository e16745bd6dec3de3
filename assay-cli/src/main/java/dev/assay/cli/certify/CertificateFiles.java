package dev.assay.cli.certify;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.format.Certificate;
import dev.assay.cli.console.OutputFile;
import dev.assay.machine.loading.InputProblem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Finds certificates: in a file of their own, or in a jar under {@code META-INF/assay/}. */
public final class CertificateFiles {
  private static final String FOLDER = "META-INF/assay/";

  private CertificateFiles() {}

  /**
   * Reads a certificate.
   *
   * @throws InputProblem if there is none, or a damaged one
   */
  static Certificate certificate(String name) {
    byte[] bytes = bytes(name);
    boolean isJar = bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K';
    return using(name, () -> new Certificate(isJar ? inJar(bytes, name) : bytes));
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
      throw new InputProblem("the certificate " + name + " cannot be used: " + e.getMessage());
    }
  }

  static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(Path.of(name));
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new InputProblem("no such file: " + name);
    } catch (IOException e) {
      throw new InputProblem("cannot read " + name + ": " + OutputFile.reason(e));
    }
  }

  private static byte[] inJar(byte[] jar, String name) {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry e = in.getNextEntry(); e != null; e = in.getNextEntry()) {
        if (e.getName().startsWith(FOLDER) && !e.isDirectory()) {
          return in.readAllBytes();
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      throw new InputProblem("cannot read " + name + ": " + e.getMessage());
    }
    throw new InputProblem("there is no certificate in " + name + " (under " + FOLDER + ")");
  }
}
