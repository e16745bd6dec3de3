package dev.assay.machine.fs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same random operations on real files and in the overlay must have the same outcomes. Run as
 * the superuser, this never meets a permission that refuses something; run as anybody else, it
 * does.
 */
class OverlayAgainstHostTest {
  private static final int RUNS = Integer.getInteger("assay.fs.runs", 60);
  private static final int OPERATIONS = 300;

  @TempDir Path folder;

  @Test
  void behavesAsTheHostAndLeavesItAlone() throws Exception {
    for (int seed = 0; seed < RUNS; seed++) {
      Path host = Files.createDirectory(folder.resolve("host" + seed));
      Path real = Files.createDirectory(folder.resolve("real" + seed));
      HostTree.fill(host, seed);
      HostTree.fill(real, seed);
      TreeMap<String, String> before = HostTree.describe(host);
      try (HostFiles files = new HostFiles(host)) {
        compare(seed, real, files);
      }
      assertEquals(before, HostTree.describe(host), "the host was changed, seed " + seed);
      HostTree.delete(real);
      HostTree.delete(host);
    }
  }

  private static void compare(int seed, Path real, HostFiles files) throws Exception {
    OverlayFileSystem overlay =
        new OverlayFileSystem(files, Credentials.ofThisProcess(), () -> 1, TwinOperations.START);
    TwinOperations twins = new TwinOperations(new Random(seed), real, overlay);
    for (int step = 0; step < OPERATIONS; step++) {
      twins.perform();
      String where = "seed " + seed + ", step " + step + ": " + twins.what;
      assertEquals(twins.real, twins.ours, where);
      if (step % 20 == 0) {
        assertNull(twins.difference(), where);
      }
    }
    assertNull(twins.difference(), "seed " + seed);
    twins.closeAll();
  }
}
