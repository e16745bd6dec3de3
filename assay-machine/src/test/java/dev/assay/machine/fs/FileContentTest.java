package dev.assay.machine.fs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random writes and truncations, against an array of bytes. */
class FileContentTest {
  @Test
  void holdsWhatWasWritten() throws FsException {
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      byte[] original = new byte[random.nextInt(30_000)];
      random.nextBytes(original);
      FileContent.HostBytes host = host(original);
      FileContent content = FileContent.ofHost(original.length);
      byte[] expected = original.clone();
      for (int step = 0; step < 40; step++) {
        FileContent before = content;
        byte[] beforeBytes = expected.clone();
        if (random.nextInt(4) == 0) {
          int size = random.nextInt(40_000);
          content = content.truncate(size);
          expected = Arrays.copyOf(expected, size);
        } else {
          byte[] bytes = new byte[1 + random.nextInt(random.nextBoolean() ? 50 : 12_000)];
          if (random.nextInt(3) != 0) {
            random.nextBytes(bytes);
          }
          int at = random.nextInt(30_000);
          content = content.write(host, at, bytes, 0, bytes.length);
          expected = Arrays.copyOf(expected, Math.max(expected.length, at + bytes.length));
          System.arraycopy(bytes, 0, expected, at, bytes.length);
        }
        assertArrayEquals(expected, all(content, host), "seed " + seed + ", step " + step);
        assertArrayEquals(beforeBytes, all(before, host), "an old version changed");
      }
    }
  }

  @Test
  void zerosAreTheSameHoweverTheyCame() throws FsException {
    FileContent.HostBytes none = host(new byte[0]);
    FileContent grown = FileContent.EMPTY.truncate(10_000);
    FileContent written = FileContent.EMPTY.write(none, 0, new byte[10_000], 0, 10_000);
    assertEquals(grown, written);
    assertEquals(grown.hashCode(), written.hashCode());
    byte[] noise = new byte[10_000];
    Arrays.fill(noise, (byte) 7);
    FileContent overwritten =
        FileContent.EMPTY
            .write(none, 0, noise, 0, noise.length)
            .write(none, 0, new byte[10_000], 0, 10_000);
    assertEquals(grown, overwritten);
  }

  @Test
  void whollyOverwrittenIsTheSameAsWrittenAnew() throws FsException {
    byte[] original = new byte[9_000];
    Arrays.fill(original, (byte) 1);
    FileContent.HostBytes host = host(original);
    byte[] bytes = new byte[9_000];
    Arrays.fill(bytes, (byte) 2);
    FileContent over = FileContent.ofHost(9_000).write(host, 0, bytes, 0, bytes.length);
    FileContent anew = FileContent.ofHost(9_000).truncate(0).write(host, 0, bytes, 0, bytes.length);
    assertEquals(anew, over);
    assertEquals(anew.hashCode(), over.hashCode());
  }

  private static FileContent.HostBytes host(byte[] bytes) {
    return (position, to, at, count) -> {
      int n = (int) Math.max(0, Math.min(count, bytes.length - position));
      System.arraycopy(bytes, (int) position, to, at, n);
      return n;
    };
  }

  private static byte[] all(FileContent content, FileContent.HostBytes host) throws FsException {
    byte[] bytes = new byte[(int) content.size() + 1];
    int n = content.read(host, 0, bytes, 0, bytes.length);
    return Arrays.copyOf(bytes, n);
  }
}
