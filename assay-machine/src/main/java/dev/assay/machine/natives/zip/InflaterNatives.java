package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Those natives of java.util.zip.Inflater that work on direct buffers: they become calls of the
 * model's natives for arrays.
 */
@NativesOf("java/util/zip/Inflater")
public final class InflaterNatives {
  /** Slots that the arguments of each of the methods below take. */
  private static final int ARGUMENT_SLOTS = 9;

  private static final String INFLATER = "java/util/zip/Inflater";

  private InflaterNatives() {}

  @Native("setDictionaryBuffer")
  public static void setDictionaryBuffer(Machine m, long stream, long address, int length) {
    m.tailCall(
        5,
        RawBuffers.standIn(m, INFLATER, "setDictionary", "(J[BII)V"),
        stream,
        0,
        RawBuffers.array(address),
        RawBuffers.index(address),
        length);
  }

  @Native("inflateBytesBuffer")
  public static void inflateBytesBuffer(
      Machine m, int self, long stream, int in, int inOff, int inLen, long out, int outLen) {
    inflate(
        m, self, stream, in, inOff, inLen, RawBuffers.array(out), RawBuffers.index(out), outLen);
  }

  @Native("inflateBufferBytes")
  public static void inflateBufferBytes(
      Machine m, int self, long stream, long in, int inLen, int out, int outOff, int outLen) {
    inflate(
        m, self, stream, RawBuffers.array(in), RawBuffers.index(in), inLen, out, outOff, outLen);
  }

  @Native("inflateBufferBuffer")
  public static void inflateBufferBuffer(
      Machine m, int self, long stream, long in, int inLen, long out, int outLen) {
    inflate(
        m,
        self,
        stream,
        RawBuffers.array(in),
        RawBuffers.index(in),
        inLen,
        RawBuffers.array(out),
        RawBuffers.index(out),
        outLen);
  }

  private static void inflate(
      Machine m,
      int self,
      long stream,
      int in,
      int inOff,
      int inLen,
      int out,
      int outOff,
      int outLen) {
    m.tailCall(
        ARGUMENT_SLOTS,
        RawBuffers.standIn(m, INFLATER, "inflateBytesBytes", "(J[BII[BII)J"),
        self,
        stream,
        0,
        in,
        inOff,
        inLen,
        out,
        outOff,
        outLen);
  }
}
