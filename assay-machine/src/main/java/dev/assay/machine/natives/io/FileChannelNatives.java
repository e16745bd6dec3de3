package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.nio.ch.FileChannelImpl, and stand-ins for those of its ways of transferring between
 * channels that map files: what is left goes through a buffer.
 */
@NativesOf("sun/nio/ch/FileChannelImpl")
public final class FileChannelNatives {
  private static final int GRANULARITY = 4096;

  private FileChannelNatives() {}

  /** The unit in which files would be mapped. */
  @Native("initIDs()J")
  public static long initIds() {
    return GRANULARITY;
  }

  @Native("map0(IJJZ)J")
  public static long map0(
      Machine m, int self, int mode, long position, long length, boolean sync) {
    throw new Unsupported("mapping a file into memory (FileChannel.map)");
  }

  @Native("transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J")
  public static long transferTo0(
      Machine m, int self, int source, long position, long count, int target) {
    return FileDispatcherNatives.UNSUPPORTED;
  }

  @Native("maxDirectTransferSize0")
  public static int maxDirectTransferSize0() {
    return Integer.MAX_VALUE;
  }

  @Native("transferToTrustedChannel")
  public static long transferToTrustedChannel(
      Machine m, int self, long position, long count, int target) {
    return FileDispatcherNatives.UNSUPPORTED;
  }

  /** In JDK 17 this is the only way to transfer from a file, in later ones the caller has others. */
  @Native("transferFromFileChannel")
  public static void transferFromFileChannel(
      Machine m, int self, int source, long position, long count) {
    Klass k = m.universe().require("sun/nio/ch/FileChannelImpl");
    m.tailCall(
        6,
        k.declared(
            "transferFromArbitraryChannel", "(Ljava/nio/channels/ReadableByteChannel;JJ)J"),
        self,
        source,
        position,
        0,
        count,
        0);
  }
}
