package dev.assay.models.java.util.zip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.junit.jupiter.api.Test;

/** The checksum models against the JDK's checksums, and against published values. */
class ChecksumModelsTest {
  @Test
  void givesThePublishedCheckValues() {
    byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
    assertEquals(0xCBF43926, CRC32Model.update(0, digits, 0, 9));
    assertEquals(0xE3069283, CRC32CModel.update(0, digits, 0, 9));
    assertEquals(0x091E01DE, Adler32Model.update(1, digits, 0, 9));
  }

  @Test
  void agreesWithTheJdkOnPieces() {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      byte[] text = TestTexts.any(random, seed % 50 == 0 ? 100_000 : 300);
      Checksum crc = new CRC32();
      Checksum crcC = new CRC32C();
      Checksum adler = new Adler32();
      int crcNow = 0;
      int crcCNow = -1;
      int adlerNow = 1;
      int at = 0;
      while (at < text.length) {
        int n = Math.min(text.length - at, 1 + random.nextInt(text.length));
        crc.update(text, at, n);
        crcC.update(text, at, n);
        adler.update(text, at, n);
        if (n == 1) {
          crcNow = CRC32Natives.update(crcNow, text[at]);
          adlerNow = Adler32Natives.update(adlerNow, text[at]);
        } else {
          crcNow = CRC32Natives.updateBytes0(crcNow, text, at, n);
          adlerNow = Adler32Natives.updateBytes(adlerNow, text, at, n);
        }
        crcCNow = CRC32CNatives.updateBytes(crcCNow, text, at, at + n);
        at += n;
        assertEquals((int) crc.getValue(), crcNow, "CRC-32, seed " + seed);
        assertEquals((int) crcC.getValue(), ~crcCNow, "CRC-32C, seed " + seed);
        assertEquals((int) adler.getValue(), adlerNow, "Adler-32, seed " + seed);
      }
    }
  }

  @Test
  void adlerDoesNotOverflow() {
    byte[] text = new byte[1_000_000];
    Arrays.fill(text, (byte) -1);
    Adler32 adler = new Adler32();
    adler.update(text, 0, text.length);
    assertEquals((int) adler.getValue(), Adler32Model.update(1, text, 0, text.length));
  }

  @Test
  void emptyUpdatesChangeNothing() {
    assertEquals(7, CRC32Natives.updateBytes0(7, new byte[0], 0, 0));
    assertEquals(7, CRC32Natives.updateBytes0(7, null, 0, 0));
    assertEquals(7, Adler32Natives.updateBytes(7, new byte[0], 0, 0));
  }
}
