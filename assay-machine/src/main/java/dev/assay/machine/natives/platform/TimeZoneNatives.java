package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.TimeZone;

/** Natives of java.util.TimeZone: the program is in the host's zone. */
@NativesOf("java/util/TimeZone")
public final class TimeZoneNatives {
  private TimeZoneNatives() {}

  @Native("getSystemTimeZoneID")
  public static int getSystemTimeZoneId(Machine m, int javaHome) {
    return m.strings().make(TimeZone.getDefault().getID());
  }

  /** Asked for only if the zone's name is unknown to the JDK. */
  @Native("getSystemGMTOffsetID")
  public static int getSystemGmtOffsetId(Machine m) {
    int minutes = TimeZone.getDefault().getOffset(m.options().startMillis()) / 60_000;
    String sign = minutes < 0 ? "-" : "+";
    int abs = Math.abs(minutes);
    return m.strings().make(String.format("GMT%s%02d:%02d", sign, abs / 60, abs % 60));
  }
}
