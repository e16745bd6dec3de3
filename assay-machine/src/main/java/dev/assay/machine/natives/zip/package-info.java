/**
 * Natives of java.util.zip. Checksums are functions of their arguments and computed on the host;
 * compression has state of its own, which must be part of the program's, so it runs inside the
 * machine as guest code (see {@code assay-models}).
 */
package dev.assay.machine.natives.zip;
