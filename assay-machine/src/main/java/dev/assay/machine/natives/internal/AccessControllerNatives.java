package dev.assay.machine.natives.internal;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.security.AccessController: there is no security manager. */
@NativesOf({"java/security/AccessController"})
public final class AccessControllerNatives {
  private AccessControllerNatives() {}

  @Native({"getStackAccessControlContext", "getInheritedAccessControlContext"})
  public static int noContext() {
    return 0;
  }

  @Native("getProtectionDomain")
  public static int getProtectionDomain(int caller) {
    return 0;
  }

  @Native("ensureMaterializedForStackWalk")
  public static void ensureMaterializedForStackWalk(int object) {}
}
