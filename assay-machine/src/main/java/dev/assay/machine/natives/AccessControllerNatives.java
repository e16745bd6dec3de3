package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.security.AccessController: there is no security manager. */
@NativesOf({"java/security/AccessController"})
final class AccessControllerNatives {
  private AccessControllerNatives() {}

  @Native({"getStackAccessControlContext", "getInheritedAccessControlContext"})
  static int noContext() {
    return 0;
  }

  @Native("getProtectionDomain")
  static int getProtectionDomain(int caller) {
    return 0;
  }

  @Native("ensureMaterializedForStackWalk")
  static void ensureMaterializedForStackWalk(int object) {}
}
