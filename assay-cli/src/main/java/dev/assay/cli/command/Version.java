package dev.assay.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The version of Assay, as the build wrote it down. */
public final class Version {
  private Version() {}

  /** The version alone, such as {@code 1.0.0}. */
  public static String number() {
    try (InputStream in = Version.class.getResourceAsStream("/dev/assay/cli/version.txt")) {
      if (in == null) {
        throw new IllegalStateException("version.txt is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).trim();
    } catch (IOException e) {
      throw new IllegalStateException("version.txt cannot be read", e);
    }
  }
}
