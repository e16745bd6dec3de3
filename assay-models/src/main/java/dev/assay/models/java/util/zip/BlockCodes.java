package dev.assay.models.java.util.zip;

/** Reads the two codes with which a block begins that has its own: RFC 1951, section 3.2.7. */
final class BlockCodes {
  // Where the reader stands. Each name says what comes next.
  private static final int SIZES = 0;
  private static final int META_LENGTHS = 1;
  private static final int LENGTHS = 2;

  private int step;
  private int literalCount;
  private int distanceCount;
  private int metaCount;
  private int lengthsRead;
  private byte[] lengths;
  private HuffmanDecoder metaCode;
  private HuffmanDecoder literals;
  private HuffmanDecoder distances;
  private String damage;

  /** Gets ready for the next block. */
  void clear() {
    step = SIZES;
    literalCount = 0;
    distanceCount = 0;
    metaCount = 0;
    lengthsRead = 0;
    lengths = null;
    metaCode = null;
    literals = null;
    distances = null;
    damage = null;
  }

  HuffmanDecoder literals() {
    return literals;
  }

  HuffmanDecoder distances() {
    return distances;
  }

  /** What is wrong with the codes, or null. */
  String damage() {
    return damage;
  }

  /** Reads on; true if the codes are complete, false if the input ended or there is damage. */
  boolean read(BitReader bits) {
    if (step == SIZES && !(bits.need(14) && sizes(bits))) {
      return false;
    }
    if (step == META_LENGTHS && !metaLengths(bits)) {
      return false;
    }
    return allLengths(bits) && build();
  }

  private boolean damaged(String how) {
    damage = how;
    return false;
  }

  private boolean sizes(BitReader bits) {
    literalCount = bits.take(5) + 257;
    distanceCount = bits.take(5) + 1;
    metaCount = bits.take(4) + 4;
    if (literalCount > 286 || distanceCount > 30) {
      return damaged("too many length or distance symbols");
    }
    lengths = new byte[DeflateFormat.META_SYMBOLS];
    step = META_LENGTHS;
    return true;
  }

  private boolean metaLengths(BitReader bits) {
    while (lengthsRead < metaCount) {
      if (!bits.need(3)) {
        return false;
      }
      lengths[DeflateFormat.META_ORDER[lengthsRead++]] = (byte) bits.take(3);
    }
    metaCode =
        HuffmanDecoder.of(
            HuffmanDecoder.Kind.CODE_LENGTHS, lengths, 0, DeflateFormat.META_SYMBOLS, 7);
    if (metaCode == null) {
      return damaged("invalid code lengths set");
    }
    lengths = new byte[literalCount + distanceCount];
    lengthsRead = 0;
    step = LENGTHS;
    return true;
  }

  private boolean allLengths(BitReader bits) {
    while (lengthsRead < lengths.length) {
      int entry = bits.peek(metaCode);
      if (entry == 0) {
        return false;
      }
      int symbol = entry >> 4;
      int codeBits = entry & 15;
      if (symbol < 16) {
        bits.drop(codeBits);
        lengths[lengthsRead++] = (byte) symbol;
        continue;
      }
      // 16 repeats the length before it; 17 and 18 stand for few and for many zeros.
      int extra = symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
      if (!bits.need(codeBits + extra)) {
        return false;
      }
      bits.drop(codeBits);
      if (symbol == 16 && lengthsRead == 0) {
        return damaged("invalid bit length repeat");
      }
      byte repeated = symbol == 16 ? lengths[lengthsRead - 1] : 0;
      int times = bits.take(extra) + (symbol == 18 ? 11 : 3);
      if (lengthsRead + times > lengths.length) {
        return damaged("invalid bit length repeat");
      }
      while (times-- > 0) {
        lengths[lengthsRead++] = repeated;
      }
    }
    return true;
  }

  private boolean build() {
    if (lengths[DeflateFormat.END_OF_BLOCK] == 0) {
      return damaged("invalid code -- missing end-of-block");
    }
    literals = HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, lengths, 0, literalCount, 9);
    if (literals == null) {
      return damaged("invalid literal/lengths set");
    }
    distances =
        HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, lengths, literalCount, distanceCount, 6);
    return distances != null || damaged("invalid distances set");
  }
}
