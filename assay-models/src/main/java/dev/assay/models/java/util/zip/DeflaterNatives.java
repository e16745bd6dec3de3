package dev.assay.models.java.util.zip;

/** The natives of {@code java.util.zip.Deflater} that work on arrays. */
public final class DeflaterNatives {
  private static final Handles STREAMS = new Handles();

  private DeflaterNatives() {}

  /** {@code Deflater.init(IIZ)J}. */
  public static long init(int level, int strategy, boolean nowrap) {
    return STREAMS.open(new DeflaterModel(level, strategy, nowrap));
  }

  /** {@code Deflater.setDictionary(J[BII)V}. */
  public static void setDictionary(long addr, byte[] b, int off, int len) {
    if (stream(addr).setDictionary(b, off, len) != DeflaterModel.OK) {
      throw new IllegalArgumentException();
    }
  }

  /**
   * {@code Deflater.deflateBytesBytes(J[BII[BIIII)J}.
   *
   * @param self the {@code Deflater}
   * @param params bit 0: whether to change settings instead of compressing; bits 1 and 2: the new
   *     strategy; the bits above: the new level
   * @return bytes consumed in bits 0 to 30, bytes produced in bits 31 to 61, in bit 62 whether the
   *     stream has ended, in bit 63 whether the settings must be set again
   */
  public static long deflateBytesBytes(
      Object self,
      long addr,
      byte[] inputArray,
      int inputOff,
      int inputLen,
      byte[] outputArray,
      int outputOff,
      int outputLen,
      int flush,
      int params) {
    DeflaterModel stream = stream(addr);
    boolean setting = (params & 1) != 0;
    int status =
        setting
            ? stream.params(
                inputArray,
                inputOff,
                inputLen,
                outputArray,
                outputOff,
                outputLen,
                params >> 3,
                (params >> 1) & 3)
            : stream.deflate(
                inputArray, inputOff, inputLen, outputArray, outputOff, outputLen, flush);
    if (status == DeflaterModel.STREAM_ERROR) {
      throw new InternalError("stream error");
    }
    long result = (long) stream.produced() << 31 | stream.consumed();
    if (status == DeflaterModel.STREAM_END) {
      result |= 1L << 62;
    } else if (setting && status == DeflaterModel.BUFFER_ERROR) {
      result |= 1L << 63;
    }
    return result;
  }

  /** {@code Deflater.getAdler(J)I}. */
  public static int getAdler(long addr) {
    return stream(addr).getAdler();
  }

  /** {@code Deflater.reset(J)V}. */
  public static void reset(long addr) {
    stream(addr).reset();
  }

  /** {@code Deflater.end(J)V}. */
  public static void end(long addr) {
    stream(addr).end();
    STREAMS.close(addr);
  }

  private static DeflaterModel stream(long addr) {
    return (DeflaterModel) STREAMS.get(addr);
  }
}
