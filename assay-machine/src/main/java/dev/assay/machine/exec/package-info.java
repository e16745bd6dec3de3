/**
 * Execution: threads with their stacks, the interpreter's loop, and the slower work behind it
 * (resolution, invocation, class initialisation, exceptions, monitors). The main loop is {@link
 * dev.assay.machine.exec.Interpreter#run}.
 */
package dev.assay.machine.exec;
