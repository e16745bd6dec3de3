/**
 * Execution: the interpreter's loop and the slower work behind it (resolution, invocation,
 * exceptions). The main loop is {@link dev.assay.machine.exec.Interpreter#run}.
 */
package dev.assay.machine.exec;
