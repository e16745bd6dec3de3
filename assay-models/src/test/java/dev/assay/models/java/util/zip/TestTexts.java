package dev.assay.models.java.util.zip;

import java.util.Random;

/** Random texts of kinds that make compressors take different paths. */
final class TestTexts {
  private TestTexts() {}

  /** A text of some kind, of at most {@code most} bytes. */
  static byte[] any(Random random, int most) {
    int size = size(random, most);
    switch (random.nextInt(8)) {
      case 0:
        return noise(random, size, 256);
      case 1:
        return noise(random, size, 1 + random.nextInt(20));
      case 2:
        return new byte[size];
      case 3:
        return copies(random, size, 40);
      case 4:
        return copies(random, size, 40_000);
      case 5:
        return skewed(random, size);
      case 6:
        return mixture(random, size);
      default:
        return words(random, size);
    }
  }

  private static int size(Random random, int most) {
    switch (random.nextInt(4)) {
      case 0:
        return random.nextInt(Math.min(most, 10) + 1);
      case 1:
        return random.nextInt(Math.min(most, 600) + 1);
      default:
        return random.nextInt(most + 1);
    }
  }

  static byte[] noise(Random random, int size, int alphabet) {
    byte[] text = new byte[size];
    for (int i = 0; i < size; i++) {
      text[i] = (byte) random.nextInt(alphabet);
    }
    return text;
  }

  static byte[] words(Random random, int size) {
    String[] dictionary = new String[5 + random.nextInt(200)];
    for (int i = 0; i < dictionary.length; i++) {
      StringBuilder word = new StringBuilder();
      for (int n = 1 + random.nextInt(9); n > 0; n--) {
        word.append((char) ('a' + Math.abs(random.nextInt(26) - random.nextInt(10))));
      }
      dictionary[i] = word.append(random.nextInt(12) == 0 ? ".\n" : " ").toString();
    }
    byte[] text = new byte[size];
    int at = 0;
    while (at < size) {
      String word = dictionary[(int) (Math.pow(random.nextDouble(), 2) * dictionary.length)];
      for (int i = 0; i < word.length() && at < size; i++) {
        text[at++] = (byte) word.charAt(i);
      }
    }
    return text;
  }

  /** Noise interspersed with copies of what came up to {@code reach} bytes before. */
  static byte[] copies(Random random, int size, int reach) {
    byte[] text = new byte[size];
    int at = 0;
    while (at < size) {
      int n = random.nextInt(3) == 0 ? random.nextInt(600) : random.nextInt(12);
      if (at > 0 && random.nextInt(3) != 0) {
        int from = at - 1 - random.nextInt(Math.min(at, reach));
        for (; n > 0 && at < size; n--) {
          text[at++] = text[from++];
        }
      } else {
        for (n = Math.min(n, 20); n > 0 && at < size; n--) {
          text[at++] = (byte) random.nextInt(256);
        }
      }
    }
    return text;
  }

  /** Byte values whose frequencies fall by half from one to the next: very unequal code lengths. */
  static byte[] skewed(Random random, int size) {
    byte[] text = new byte[size];
    for (int i = 0; i < size; i++) {
      int value = Integer.numberOfTrailingZeros(random.nextInt() | 1 << 20);
      text[i] = (byte) (value * 7 + (random.nextInt(50) == 0 ? random.nextInt(256) : 0));
    }
    return text;
  }

  static byte[] mixture(Random random, int size) {
    byte[] text = new byte[size];
    int at = 0;
    while (at < size) {
      int n = Math.min(size - at, 1 + random.nextInt(20_000));
      byte[] part;
      switch (random.nextInt(3)) {
        case 0:
          part = noise(random, n, 256);
          break;
        case 1:
          part = words(random, n);
          break;
        default:
          part = copies(random, n, 3000);
          break;
      }
      System.arraycopy(part, 0, text, at, n);
      at += n;
    }
    return text;
  }
}
