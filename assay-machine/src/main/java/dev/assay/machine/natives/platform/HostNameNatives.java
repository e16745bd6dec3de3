package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of java.net.Inet4AddressImpl. The program's machine is called localhost, and this is the
 * only name that can be looked up: for others the answer would depend on the network.
 */
@NativesOf("java/net/Inet4AddressImpl")
public final class HostNameNatives {
  private static final String LOCALHOST = "localhost";
  private static final int LOOPBACK = 0x7f000001;
  private static final int IPV4 = 1;

  private HostNameNatives() {}

  @Native("getLocalHostName")
  public static int getLocalHostName(Machine m, int self) {
    return m.strings().make(LOCALHOST);
  }

  @Native("lookupAllHostAddr")
  public static int lookupAllHostAddr(Machine m, int self, int hostName) {
    String name = m.strings().get(hostName);
    if (!LOCALHOST.equals(name)) {
      if (comparesUrls(m.current())) {
        throw m.raise("java/net/UnknownHostException", name + ": Name or service not known");
      }
      throw new Unsupported("looking up the address of host " + name);
    }
    Klass address = m.universe().require("java/net/Inet4Address");
    Klass holder = m.universe().require("java/net/InetAddress$InetAddressHolder");
    m.classInit().require(m.current(), address);
    int h = m.newInstance(holder);
    m.heap().setField(h, holder.declaredField("hostName").slot, hostName);
    m.heap().setField(h, holder.declaredField("originalHostName").slot, hostName);
    m.heap().setField(h, holder.declaredField("address").slot, LOOPBACK);
    m.heap().setField(h, holder.declaredField("family").slot, IPV4);
    int r = m.newInstance(address);
    m.heap().setField(r, address.findField("holder", null).slot, h);
    Klass array = m.universe().require("java/net/InetAddress").arrayOf();
    return m.newObjectArray(array, new int[] {r});
  }

  /**
   * {@code URL.equals} and {@code URL.hashCode} look up hosts and use the names where that fails:
   * there the machine is one without a network.
   */
  private static boolean comparesUrls(GuestThread t) {
    for (int i = t.depth; i >= 0; i--) {
      if (t.methods[i].name.equals("getHostAddress")
          && t.methods[i].holder.name.equals("java/net/URL")) {
        return true;
      }
    }
    return false;
  }
}
