package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.nio.ch.FileChannelImpl, and stand-ins for those of its ways of transferring
 * between channels that map files: what is left goes through a buffer.
 */
@NativesOf("sun/nio/ch/FileChannelImpl")
public final class FileChannelNatives {
  /** "Try another way", from sun.nio.ch.IOStatus. */
  private static final int UNSUPPORTED = -4;

  private static final int GRANULARITY = 4096;

  private FileChannelNatives() {}

  /** The unit in which files would be mapped. */
  @Native("initIDs()J")
  public static long initIds() {
    return GRANULARITY;
  }

  @Native("map0(IJJZ)J")
  public static long map0(Machine m, int self, int mode, long position, long length, boolean sync) {
    throw new Unsupported("mapping a file into memory (FileChannel.map)");
  }

  @Native("maxDirectTransferSize0")
  public static int maxDirectTransferSize0() {
    return Integer.MAX_VALUE;
  }

  @Native(value = "transferToDirectly", maxJdk = 20)
  public static long transferToDirectly(Machine m, int self, long position, int count, int target) {
    return UNSUPPORTED;
  }

  @Native("transferToDirect(JILjava/nio/channels/WritableByteChannel;)J")
  public static long transferToDirect(Machine m, int self, long position, int count, int target) {
    return UNSUPPORTED;
  }

  @Native("transferFromDirect(Lsun/nio/ch/FileChannelImpl;JJ)J")
  public static long transferFromDirect(
      Machine m, int self, int source, long position, long count) {
    return UNSUPPORTED;
  }

  @Native("transferToTrustedChannel")
  public static long transferToTrustedChannel(
      Machine m, int self, long position, long count, int target) {
    return UNSUPPORTED;
  }

  /**
   * In JDK 17 this is the only way to transfer from a file, in later ones the caller has others.
   */
  @Native("transferFromFileChannel")
  public static void transferFromFileChannel(
      Machine m, int self, int source, long position, long count) {
    Klass k = m.universe().require("sun/nio/ch/FileChannelImpl");
    m.tailCall(
        6,
        k.declared("transferFromArbitraryChannel", "(Ljava/nio/channels/ReadableByteChannel;JJ)J"),
        self,
        source,
        position,
        0,
        count,
        0);
  }
}
