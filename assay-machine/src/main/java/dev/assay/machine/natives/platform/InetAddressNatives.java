package dev.assay.machine.natives.platform;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of java.net.InetAddress and its kin, as far as addresses are concerned that are given in
 * numbers. Names cannot be looked up: the answer would depend on the network.
 */
@NativesOf({
  "java/net/InetAddress",
  "java/net/Inet4Address",
  "java/net/Inet6Address",
  "java/net/InetAddressImplFactory"
})
public final class InetAddressNatives {
  private InetAddressNatives() {}

  @Native("init()V")
  public static void init() {}

  @Native("isIPv4Available")
  public static boolean isIPv4Available() {
    return true;
  }

  /** Without it the JDK does not ask for network interfaces to find the loopback address. */
  @Native("isIPv6Supported")
  public static boolean isIPv6Supported() {
    return false;
  }
}
