/**
 * Reads class files. A {@link dev.assay.machine.classfile.ClassFile} is a thin index over the bytes
 * of one class: the constant pool's entries and the members' positions are noted once, everything
 * else (names, attributes, code) is decoded when it is asked for, because a model checker loads
 * hundreds of JDK classes at start-up and looks at a small part of each.
 *
 * <p>Whatever is wrong with the bytes ends in a {@link
 * dev.assay.machine.classfile.ClassFormatException}, either from {@code parse} or from the accessor
 * that first looks at the damaged part. Subroutines ({@code jsr}, {@code ret}) of old class files
 * are inlined while parsing, so that no other part of the machine has to know them.
 *
 * <p>All types here are safe to share between threads. Arrays that accessors return are shared,
 * too: callers do not write to them.
 */
@NullMarked
package dev.assay.machine.classfile;

import org.jspecify.annotations.NullMarked;
