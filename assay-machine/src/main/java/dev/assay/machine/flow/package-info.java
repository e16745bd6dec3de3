/**
 * What is known about a method before it runs: a data-flow analysis of its bytecode that gives, for
 * every instruction, the depth of the operand stack, the slots that hold references, and the slots
 * that are live. A saved frame keeps only live slots, so that two states which differ in a dead
 * variable are one state; and the collector follows only slots that hold references.
 *
 * <p>The analysis is a verifier by the way (JVMS 4.10), with one type for all classes and arrays:
 * code that would make the interpreter misread a slot is refused with a {@link
 * dev.assay.machine.flow.VerifyException}. {@link dev.assay.machine.flow.NullPointerMessages},
 * which explains a null by the instructions that produced it, lives here because it walks over code
 * in the same manner.
 */
@NullMarked
package dev.assay.machine.flow;

import org.jspecify.annotations.NullMarked;
