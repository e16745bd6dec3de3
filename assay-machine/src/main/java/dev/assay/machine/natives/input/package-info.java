/**
 * Where a program's inputs come from: choices, assumptions, recorded inputs, random numbers, and
 * what the calls of benchmark suites stand for.
 */
package dev.assay.machine.natives.input;
