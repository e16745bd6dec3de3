package dev.assay.models.java.util.zip;

import dev.assay.models.ObjectFields;
import java.util.zip.DataFormatException;

/** The natives of {@code java.util.zip.Inflater} that work on arrays. */
public final class InflaterNatives {
  private static final String INFLATER = "java.util.zip.Inflater";
  private static final Handles STREAMS = new Handles();

  private InflaterNatives() {}

  /** {@code Inflater.initIDs()V}: there are no field identifiers to look up. */
  public static void initIDs() {}

  /** {@code Inflater.init(Z)J}. */
  public static long init(boolean nowrap) {
    return STREAMS.open(new InflaterModel(nowrap));
  }

  /** {@code Inflater.setDictionary(J[BII)V}. */
  public static void setDictionary(long addr, byte[] b, int off, int len) {
    InflaterModel stream = stream(addr);
    if (stream.setDictionary(b, off, len) != InflaterModel.OK) {
      throw new IllegalArgumentException(stream.message());
    }
  }

  /**
   * {@code Inflater.inflateBytesBytes(J[BII[BII)J}.
   *
   * @param self the {@code Inflater}, whose two counters are set before an exception is thrown
   * @return bytes consumed in bits 0 to 30, bytes produced in bits 31 to 61, in bit 62 whether the
   *     stream has ended, in bit 63 whether it needs a dictionary
   */
  public static long inflateBytesBytes(
      Object self,
      long addr,
      byte[] inputArray,
      int inputOff,
      int inputLen,
      byte[] outputArray,
      int outputOff,
      int outputLen)
      throws DataFormatException {
    InflaterModel stream = stream(addr);
    int status = stream.inflate(inputArray, inputOff, inputLen, outputArray, outputOff, outputLen);
    if (status == InflaterModel.DATA_ERROR) {
      ObjectFields.putInt(self, INFLATER, "inputConsumed", stream.consumed());
      ObjectFields.putInt(self, INFLATER, "outputConsumed", stream.produced());
      throw new DataFormatException(stream.message());
    }
    long result = (long) stream.produced() << 31 | stream.consumed();
    if (status == InflaterModel.STREAM_END) {
      result |= 1L << 62;
    } else if (status == InflaterModel.NEED_DICTIONARY) {
      result |= 1L << 63;
    }
    return result;
  }

  /** {@code Inflater.getAdler(J)I}. */
  public static int getAdler(long addr) {
    return stream(addr).getAdler();
  }

  /** {@code Inflater.reset(J)V}. */
  public static void reset(long addr) {
    stream(addr).reset();
  }

  /** {@code Inflater.end(J)V}. */
  public static void end(long addr) {
    stream(addr).end();
    STREAMS.close(addr);
  }

  private static InflaterModel stream(long addr) {
    return (InflaterModel) STREAMS.get(addr);
  }
}
