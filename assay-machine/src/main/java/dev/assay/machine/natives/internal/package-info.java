/** Native methods of {@code jdk.internal} and of what the JDK's own code calls. */
package dev.assay.machine.natives.internal;
