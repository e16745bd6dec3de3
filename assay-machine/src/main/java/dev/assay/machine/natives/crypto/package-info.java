/**
 * Compression functions of hash algorithms. The JDK has them in Java and runs them compiled; a
 * program that computes digests would spend nearly all its instructions here. They read one array
 * and write another that nobody else sees, so that a step of the machine they take as a whole.
 */
package dev.assay.machine.natives.crypto;
