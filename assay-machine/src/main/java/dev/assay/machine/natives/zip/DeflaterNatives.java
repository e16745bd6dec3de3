package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Those natives of java.util.zip.Deflater that work on direct buffers: they become calls of the
 * model's natives for arrays.
 */
@NativesOf("java/util/zip/Deflater")
public final class DeflaterNatives {
  /** Slots that the arguments of each of the methods below take. */
  private static final int ARGUMENT_SLOTS = 11;

  private static final String DEFLATER = "java/util/zip/Deflater";

  private DeflaterNatives() {}

  @Native("setDictionaryBuffer")
  public static void setDictionaryBuffer(Machine m, long stream, long address, int length) {
    m.tailCall(
        5,
        RawBuffers.standIn(m, DEFLATER, "setDictionary", "(J[BII)V"),
        stream,
        0,
        RawBuffers.array(address),
        RawBuffers.index(address),
        length);
  }

  @Native("deflateBytesBuffer")
  public static void deflateBytesBuffer(
      Machine m,
      int self,
      long stream,
      int in,
      int inOff,
      int inLen,
      long out,
      int outLen,
      int flush,
      int params) {
    int to = RawBuffers.array(out);
    deflate(m, self, stream, in, inOff, inLen, to, RawBuffers.index(out), outLen, flush, params);
  }

  @Native("deflateBufferBytes")
  public static void deflateBufferBytes(
      Machine m,
      int self,
      long stream,
      long in,
      int inLen,
      int out,
      int outOff,
      int outLen,
      int flush,
      int params) {
    int from = RawBuffers.array(in);
    deflate(m, self, stream, from, RawBuffers.index(in), inLen, out, outOff, outLen, flush, params);
  }

  @Native("deflateBufferBuffer")
  public static void deflateBufferBuffer(
      Machine m,
      int self,
      long stream,
      long in,
      int inLen,
      long out,
      int outLen,
      int flush,
      int params) {
    deflate(
        m,
        self,
        stream,
        RawBuffers.array(in),
        RawBuffers.index(in),
        inLen,
        RawBuffers.array(out),
        RawBuffers.index(out),
        outLen,
        flush,
        params);
  }

  private static void deflate(
      Machine m,
      int self,
      long stream,
      int in,
      int inOff,
      int inLen,
      int out,
      int outOff,
      int outLen,
      int flush,
      int params) {
    m.tailCall(
        ARGUMENT_SLOTS,
        RawBuffers.standIn(m, DEFLATER, "deflateBytesBytes", "(J[BII[BIIII)J"),
        self,
        stream,
        0,
        in,
        inOff,
        inLen,
        out,
        outOff,
        outLen,
        flush,
        params);
  }
}
