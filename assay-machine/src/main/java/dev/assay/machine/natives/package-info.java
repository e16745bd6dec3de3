/**
 * The native methods of JDK classes, one file per class, written as ordinary typed static methods
 * and marked with the annotations of {@code dev.assay.natives}. The machine reaches them through a
 * {@link dev.assay.machine.types.NativeTable} that the build generates for each file; {@code
 * NativeTables}, generated too, finds the tables of a class by its name.
 */
package dev.assay.machine.natives;
