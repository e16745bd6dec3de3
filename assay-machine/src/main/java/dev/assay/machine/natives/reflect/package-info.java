/** Natives of java.lang.reflect and of what the JDK implements it with. */
package dev.assay.machine.natives.reflect;
