package dev.assay.models.java.util.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

/**
 * Drives the model and the running JDK's {@code Deflater} through the same calls and compares every
 * result, to the byte. Compressed data is compared only where the JDK uses the classic zlib.
 */
class DeflaterModelTest {
  private static final int CASES = Integer.getInteger("assay.models.cases", 600);

  /** What classic zlib makes of {@link #sample}, at each level: sizes and Adler-32 checksums. */
  private static final long[] CLASSIC = {
    0x493ffdd293a3cL,
    0x1e794f7f5f8c5L,
    0x1e409e65c26b8L,
    0x1e0e0bf3ded3eL,
    0x1da10429273b4L,
    0x1d5bc67e81077L,
    0x1cf9db8cc9ee6L,
    0x1cf03647c3890L,
    0x1cdbc8261e30aL,
    0x1cdaf5c798c12L,
  };

  @Test
  void makesTheSameStepsAsTheJdk() {
    assumeTrue(jdkUsesClassicZlib(), "the JDK's zlib is not the classic one");
    for (int seed = 0; seed < CASES; seed++) {
      new Comparison(seed, /* settings= */ false).run();
    }
  }

  @Test
  void makesTheSameStepsWhenLevelAndStrategyChange() {
    assumeTrue(jdkUsesClassicZlib(), "the JDK's zlib is not the classic one");
    for (int seed = 0; seed < CASES; seed++) {
      new Comparison(1_000_000 + seed, /* settings= */ true).run();
    }
  }

  @Test
  void makesWhatClassicZlibMakes() {
    byte[] text = sample();
    for (int level = 0; level <= 9; level++) {
      byte[] compressed = compress(text, level, 0, false, 1 << 20);
      assertEquals(CLASSIC[level], mark(compressed, compressed.length), "level " + level);
    }
  }

  @Test
  void whatItMakesDecompressesToTheText() throws DataFormatException {
    for (int seed = 0; seed < CASES; seed++) {
      Random random = new Random(seed);
      byte[] text = TestTexts.any(random, 100_000);
      boolean nowrap = random.nextBoolean();
      byte[] compressed =
          compress(text, random.nextInt(10), random.nextInt(3), nowrap, 1 + random.nextInt(5000));
      Inflater inflater = new Inflater(nowrap);
      inflater.setInput(compressed);
      byte[] restored = new byte[text.length + 1];
      int n = inflater.inflate(restored);
      assertEquals(0, inflater.getRemaining(), "seed " + seed);
      assertArrayEquals(text, Arrays.copyOf(restored, n), "seed " + seed);
      inflater.end();
    }
  }

  @Test
  void refusesSettingsThatDoNotExist() {
    assertThrows(IllegalArgumentException.class, () -> DeflaterNatives.init(10, 0, false));
    assertThrows(IllegalArgumentException.class, () -> DeflaterNatives.init(-2, 0, false));
    assertThrows(IllegalArgumentException.class, () -> new Deflater(10));
  }

  private static boolean jdkUsesClassicZlib() {
    byte[] text = sample();
    for (int level = 0; level <= 9; level++) {
      Deflater deflater = new Deflater(level);
      deflater.setInput(text);
      deflater.finish();
      byte[] out = new byte[1 << 20];
      int n = deflater.deflate(out);
      deflater.end();
      if (mark(out, n) != CLASSIC[level]) {
        return false;
      }
    }
    return true;
  }

  private static long mark(byte[] bytes, int size) {
    return (long) size << 32 | Adler32Model.update(1, bytes, 0, size) & 0xffffffffL;
  }

  private static byte[] sample() {
    return TestTexts.mixture(new Random(42), 300_000);
  }

  private static byte[] compress(
      byte[] text, int level, int strategy, boolean nowrap, int bufferSize) {
    DeflaterModel model = new DeflaterModel(level, strategy, nowrap);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[bufferSize];
    int at = 0;
    int status = DeflaterModel.OK;
    while (status == DeflaterModel.OK) {
      status =
          model.deflate(text, at, text.length - at, buffer, 0, buffer.length, DeflaterModel.FINISH);
      at += model.consumed();
      out.write(buffer, 0, model.produced());
    }
    assertEquals(DeflaterModel.STREAM_END, status);
    return out.toByteArray();
  }

  /** One random sequence of calls. */
  private static final class Comparison {
    private final String what;
    private final Random random;
    private final boolean settings;
    private final Deflater jdk;
    private final DeflaterTwin twin;

    Comparison(int seed, boolean settings) {
      this.random = new Random(seed);
      this.settings = settings;
      int level = random.nextInt(11) - 1;
      boolean nowrap = random.nextBoolean();
      this.what = "seed " + seed + ", level " + level + (nowrap ? ", bare" : ", wrapped");
      this.jdk = new Deflater(level, nowrap);
      this.twin = new DeflaterTwin(level, nowrap);
    }

    void run() {
      try {
        int streams = 1 + random.nextInt(2);
        for (int i = 0; i < streams; i++) {
          stream();
          jdk.reset();
          twin.reset();
        }
      } finally {
        jdk.end();
        twin.end();
      }
    }

    private void stream() {
      boolean small = random.nextInt(3) != 0;
      byte[] text = TestTexts.any(random, small ? 3_000 : random.nextInt(250_000) + 1);
      int strategy = random.nextInt(4) == 0 ? random.nextInt(3) : 0;
      jdk.setStrategy(strategy);
      twin.setStrategy(strategy);
      if (random.nextInt(4) == 0) {
        setDictionary(small ? 500 : 80_000);
      }
      int inputPiece = piece(text.length);
      int outputPiece = piece(text.length);
      int at = 0;
      while (!jdk.finished()) {
        if (jdk.needsInput() && at < text.length) {
          int n = Math.min(text.length - at, random.nextInt(inputPiece + 1));
          jdk.setInput(text, at, n);
          twin.setInput(text, at, n);
          at += n;
        }
        if (at == text.length && random.nextInt(3) == 0) {
          jdk.finish();
          twin.finish();
        }
        if (settings && random.nextInt(4) == 0) {
          changeSettings();
        }
        if (random.nextInt(100) == 0) {
          setDictionary(2000);
        }
        int flush = random.nextInt(3) == 0 ? random.nextInt(2) + 2 : 0;
        if (!step(random.nextInt(outputPiece + 1), flush)) {
          return;
        }
      }
      for (int i = 0; i < 3; i++) {
        step(random.nextInt(4), 0);
      }
    }

    private int piece(int size) {
      switch (random.nextInt(4)) {
        case 0:
          return 1 + Math.max(random.nextInt(10), size / 3000);
        case 1:
          return 1 + Math.max(random.nextInt(700), size / 1000);
        case 2:
          return 1 + random.nextInt(size + 1);
        default:
          return size + size / 8 + 100;
      }
    }

    private void changeSettings() {
      int level = random.nextInt(11) - 1;
      jdk.setLevel(level);
      twin.setLevel(level);
      if (random.nextInt(3) == 0) {
        int strategy = random.nextInt(3);
        jdk.setStrategy(strategy);
        twin.setStrategy(strategy);
      }
    }

    private void setDictionary(int most) {
      byte[] dictionary = TestTexts.any(random, most);
      int off = random.nextInt(dictionary.length + 1);
      Throwable expected = null;
      try {
        jdk.setDictionary(dictionary, off, dictionary.length - off);
      } catch (IllegalArgumentException e) {
        expected = e;
      }
      Throwable actual = null;
      try {
        twin.setDictionary(dictionary, off, dictionary.length - off);
      } catch (IllegalArgumentException e) {
        actual = e;
      }
      assertEquals(String.valueOf(expected), String.valueOf(actual), what);
      assertEquals(jdk.getAdler(), twin.getAdler(), what);
    }

    /** Compares one call; false if it failed, as it does after a late change of settings. */
    private boolean step(int room, int flush) {
      byte[] expected = new byte[room + 2];
      byte[] actual = new byte[room + 2];
      int n;
      try {
        n = jdk.deflate(expected, 1, room, flush);
      } catch (InternalError e) {
        InternalError twins =
            assertThrows(InternalError.class, () -> twin.deflate(actual, 1, room, flush), what);
        assertEquals(e.getMessage(), twins.getMessage(), what);
        return false;
      }
      assertEquals(n, twin.deflate(actual, 1, room, flush), what);
      assertArrayEquals(expected, actual, what);
      assertEquals(jdk.finished(), twin.finished(), what);
      assertEquals(jdk.needsInput(), twin.needsInput(), what);
      assertEquals(jdk.getBytesRead(), twin.getBytesRead(), what);
      assertEquals(jdk.getAdler(), twin.getAdler(), what);
      return true;
    }
  }
}
