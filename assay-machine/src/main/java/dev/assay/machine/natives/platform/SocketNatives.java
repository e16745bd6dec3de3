package dev.assay.machine.natives.platform;

import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.nio.ch.Net as far as the class's own initialisation needs them. Making a socket
 * ends the run: who is at the other end would not be part of it.
 */
@NativesOf({"sun/nio/ch/Net", "jdk/net/LinuxSocketOptions"})
public final class SocketNatives {
  private SocketNatives() {}

  @Native("socket0(ZZZZ)I")
  public static int socket0(
      boolean preferIPv6, boolean stream, boolean reuse, boolean fastLoopback) {
    throw new Unsupported("network sockets");
  }

  @Native({
    "isIPv6Available0",
    "isReusePortAvailable0",
    "shouldSetBothIPv4AndIPv6Options0",
    "shouldShutdownWriteBeforeClose0",
    "canIPv6SocketJoinIPv4Group0",
    "canJoin6WithIPv4Group0",
    "canUseIPv6OptionsWithIPv4LocalAddress0",
    "keepAliveOptionsSupported0",
    "quickAckSupported0",
    "incomingNapiIdSupported0"
  })
  public static boolean no() {
    return false;
  }

  @Native("isExclusiveBindAvailable")
  public static int isExclusiveBindAvailable() {
    return -1;
  }

  @Native("pollinValue")
  public static short pollinValue() {
    return 1;
  }

  @Native({"polloutValue", "pollconnValue"})
  public static short polloutValue() {
    return 4;
  }

  @Native("pollerrValue")
  public static short pollerrValue() {
    return 8;
  }

  @Native("pollhupValue")
  public static short pollhupValue() {
    return 16;
  }

  @Native("pollnvalValue")
  public static short pollnvalValue() {
    return 32;
  }
}
