package dev.assay.models.java.util.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

/**
 * Drives the model and the running JDK's {@code Inflater} through the same calls, with good and
 * damaged streams, and compares every result.
 */
class InflaterModelTest {
  private static final int CASES = Integer.getInteger("assay.models.cases", 4000);

  private final Set<String> messages = new TreeSet<>();

  @Test
  void restoresGoodStreams() {
    for (int seed = 0; seed < CASES / 4; seed++) {
      Random random = new Random(seed);
      Stream stream = Stream.of(random, 80_000);
      Comparison comparison = new Comparison(seed, random, stream);
      assertTrue(comparison.run(), comparison.what);
      assertArrayEquals(stream.text, comparison.restored.toByteArray(), comparison.what);
    }
  }

  @Test
  void findsTheSameDamageAsTheJdk() {
    for (int seed = 0; seed < CASES; seed++) {
      Random random = new Random(1_000_000 + seed);
      Stream stream = Stream.of(random, 3_000);
      int hits = 1 + random.nextInt(3);
      for (int i = 0; i < hits && stream.bytes.length > 0; i++) {
        // Headers are where damage has the most ways to show.
        int near = random.nextBoolean() ? Math.min(stream.bytes.length, 80) : stream.bytes.length;
        stream.bytes[random.nextInt(near)] ^= (byte) (1 << random.nextInt(8));
      }
      new Comparison(seed, random, stream).run();
    }
  }

  @Test
  void agreesOnBitsMadeUp() {
    for (int seed = 0; seed < 4 * CASES; seed++) {
      Random random = new Random(2_000_000 + seed);
      Stream stream = new Stream();
      stream.nowrap = random.nextInt(20) != 0;
      stream.bytes = random.nextInt(4) == 0 ? smallCodes(random) : madeUp(random);
      new Comparison(seed, random, stream).run();
    }
    Set<String> expected =
        new TreeSet<>(
            Set.of(
                "incorrect header check",
                "invalid bit length repeat",
                "invalid block type",
                "invalid code -- missing end-of-block",
                "invalid code lengths set",
                "invalid distance code",
                "invalid distance too far back",
                "invalid distances set",
                "invalid literal/length code",
                "invalid literal/lengths set",
                "invalid stored block lengths",
                "too many length or distance symbols"));
    expected.removeAll(messages);
    assertEquals(Set.of(), expected, "kinds of damage that did not occur");
  }

  @Test
  void namesWhatIsWrongInTheWrapping() {
    check("unknown compression method", 0x79, 0x9c + 24);
    check("invalid window size", 0x88, 0x1c);
    check("incorrect header check", 0x78, 0x9d);
    check("incorrect data check", 0x78, 0x9c, 0x03, 0x00, 0, 0, 0, 2);
  }

  private void check(String message, int... bytes) {
    Stream stream = new Stream();
    stream.bytes = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      stream.bytes[i] = (byte) bytes[i];
    }
    if (message.equals("unknown compression method")) {
      // Make the header's check come out right whatever the method.
      int first = bytes[0] << 8;
      stream.bytes[1] = (byte) (31 - first % 31);
    }
    messages.clear();
    new Comparison(0, new Random(0), stream).run();
    assertEquals(Set.of(message), messages);
  }

  /** Random bits after a header that says what kind of block they are. */
  private static byte[] madeUp(Random random) {
    byte[] bytes = TestTexts.noise(random, 1 + random.nextInt(200), 256);
    int type = random.nextInt(5);
    if (type < 4) {
      bytes[0] = (byte) (bytes[0] & ~6 | type << 1);
    }
    if (type == 0 && bytes.length > 5 && random.nextBoolean()) {
      bytes[1] = (byte) random.nextInt(100);
      bytes[2] = 0;
      bytes[3] = (byte) ~bytes[1];
      bytes[4] = -1;
    }
    if (random.nextInt(10) == 0) {
      Arrays.fill(bytes, Math.min(2, bytes.length), bytes.length, (byte) 0);
    }
    return bytes;
  }

  /** A dynamic block whose codes are nearly right, followed by random bits. */
  private static byte[] smallCodes(Random random) {
    DeflateIo io = new DeflateIo();
    io.writeBits(random.nextBoolean() ? 5 : 4, 3);
    int literals = 257 + random.nextInt(4);
    int distances = 1 + random.nextInt(3);
    io.writeBits(literals - 257, 5);
    io.writeBits(distances - 1, 5);
    io.writeBits(15, 4);
    // Four code lengths, two bits each: 0, 1, 2 and "many zeros".
    for (int i = 0; i < 19; i++) {
      int symbol = DeflateFormat.META_ORDER[i];
      io.writeBits(symbol < 3 || symbol == 18 ? 2 : 0, 3);
    }
    int[] meta = {0, 2, 1, 3};
    int left = literals + distances;
    int next = random.nextInt(3);
    while (left > 0) {
      if (left > 138 || (left > 30 && random.nextInt(8) != 0)) {
        int zeros = Math.min(11 + random.nextInt(128), left - distances - 3);
        io.writeBits(meta[3], 2);
        io.writeBits(Math.max(zeros, 11) - 11, 7);
        left -= Math.max(zeros, 11);
        io.writeBits(meta[next], 2);
        left--;
      } else {
        io.writeBits(meta[random.nextInt(3)], 2);
        left--;
      }
      next = random.nextInt(3);
    }
    for (int i = 0; i < 40; i++) {
      io.writeBits(random.nextInt(256), 8);
    }
    byte[] bytes = new byte[1000];
    io.open(bytes, 0, 0, bytes, 0, bytes.length);
    io.flush();
    return Arrays.copyOf(bytes, io.outputAt());
  }

  /** A compressed stream and how it came about. */
  private static final class Stream {
    byte[] text = {};
    byte[] bytes;
    boolean nowrap;
    byte[] dictionary;

    static Stream of(Random random, int most) {
      Stream stream = new Stream();
      stream.text = TestTexts.any(random, most);
      stream.nowrap = random.nextBoolean();
      Deflater deflater = new Deflater(random.nextInt(10), stream.nowrap);
      deflater.setStrategy(random.nextInt(3));
      if (random.nextInt(3) == 0) {
        stream.dictionary = TestTexts.any(random, 40_000);
        deflater.setDictionary(stream.dictionary);
        if (random.nextBoolean()) {
          int n = Math.min(stream.text.length, stream.dictionary.length);
          System.arraycopy(stream.dictionary, 0, stream.text, 0, n);
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 + random.nextInt(10_000)];
      deflater.setInput(stream.text);
      if (random.nextInt(3) != 0) {
        deflater.finish();
      }
      while (!deflater.finished()) {
        int n = deflater.deflate(buffer, 0, buffer.length, 2 * random.nextInt(2));
        out.write(buffer, 0, n);
        if (n == 0) {
          deflater.finish();
        }
      }
      deflater.end();
      out.write(buffer, 0, random.nextInt(3) == 0 ? Math.min(buffer.length, 9) : 0);
      stream.bytes = out.toByteArray();
      return stream;
    }
  }

  /** One stream, decompressed by both in pieces of random sizes. */
  private final class Comparison {
    final String what;
    final ByteArrayOutputStream restored = new ByteArrayOutputStream();
    private final Random random;
    private final Stream stream;
    private final Inflater jdk;
    private final InflaterTwin twin;

    Comparison(int seed, Random random, Stream stream) {
      this.random = random;
      this.stream = stream;
      this.what = "seed " + seed + (stream.nowrap ? ", bare" : ", wrapped");
      jdk = new Inflater(stream.nowrap);
      twin = new InflaterTwin(stream.nowrap);
    }

    /** Says whether the stream was good. */
    boolean run() {
      try {
        if (random.nextInt(4) == 0) {
          decompress(Math.min(stream.bytes.length, 1 + random.nextInt(50)));
          jdk.reset();
          twin.reset();
          compareState();
        }
        return decompress(stream.bytes.length);
      } finally {
        jdk.end();
        twin.end();
      }
    }

    private boolean decompress(int size) {
      restored.reset();
      int inputPiece = piece(size);
      int outputPiece = piece(stream.text.length);
      if (stream.nowrap && stream.dictionary != null) {
        setDictionary(stream.dictionary);
      }
      int at = 0;
      int idle = 0;
      while (!jdk.finished() && idle < 20) {
        if (jdk.getRemaining() == 0 && at < size) {
          int n = Math.min(size - at, random.nextInt(inputPiece + 1));
          jdk.setInput(stream.bytes, at, n);
          twin.setInput(stream.bytes, at, n);
          at += n;
        }
        if (jdk.needsDictionary()) {
          if (stream.dictionary == null || random.nextInt(3) == 0) {
            setDictionary(new byte[3]);
          }
          if (stream.dictionary != null) {
            setDictionary(stream.dictionary);
          }
        } else if (random.nextInt(200) == 0 && !stream.nowrap) {
          setDictionary(new byte[3]);
        }
        int before = jdk.getRemaining();
        int n = step(random.nextInt(outputPiece + 1));
        if (n < 0) {
          step(3);
          if (random.nextBoolean()) {
            setDictionary(new byte[3]);
          }
          return false;
        }
        idle = n > 0 || jdk.getRemaining() < before ? 0 : idle + 1;
      }
      step(random.nextInt(3));
      return jdk.finished();
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
          return size + 100;
      }
    }

    private void setDictionary(byte[] dictionary) {
      String expected = "none";
      try {
        jdk.setDictionary(dictionary, 0, dictionary.length);
      } catch (IllegalArgumentException e) {
        expected = e.toString();
      }
      String actual = "none";
      try {
        twin.setDictionary(dictionary, 0, dictionary.length);
      } catch (IllegalArgumentException e) {
        actual = e.toString();
      }
      assertEquals(expected, actual, what);
      compareState();
    }

    /** Compares one call: how many bytes there were, or -1 for damage. */
    private int step(int room) {
      byte[] expected = new byte[room + 2];
      byte[] actual = new byte[room + 2];
      String expectedMessage = null;
      int n = -1;
      try {
        n = jdk.inflate(expected, 1, room);
        restored.write(expected, 1, n);
      } catch (DataFormatException e) {
        expectedMessage = e.getMessage();
        messages.add(expectedMessage);
      }
      String actualMessage = null;
      int twins = -1;
      try {
        twins = twin.inflate(actual, 1, room);
      } catch (DataFormatException e) {
        actualMessage = e.getMessage();
      }
      assertEquals(expectedMessage, actualMessage, what);
      assertEquals(n, twins, what);
      compareState();
      int made = n >= 0 ? n : room;
      if (n < 0) {
        // zlib may scribble over room it did not use.
        made = (int) (jdk.getBytesWritten() - restored.size());
        restored.write(expected, 1, made);
      }
      assertArrayEquals(Arrays.copyOf(expected, made + 1), Arrays.copyOf(actual, made + 1), what);
      return n;
    }

    private void compareState() {
      assertEquals(jdk.finished(), twin.finished(), what);
      assertEquals(jdk.needsDictionary(), twin.needsDictionary(), what);
      assertEquals(jdk.getRemaining(), twin.getRemaining(), what);
      assertEquals(jdk.getBytesRead(), twin.getBytesRead(), what);
      assertEquals(jdk.getBytesWritten(), twin.getBytesWritten(), what);
      assertEquals(jdk.getAdler(), twin.getAdler(), what);
    }
  }
}
