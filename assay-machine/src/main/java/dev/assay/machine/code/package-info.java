/**
 * The machine's own instruction set and the translation from bytecode into it. One {@code long}
 * word per instruction: opcode, a 16-bit operand and a 32-bit operand. Instructions whose operands
 * are constant-pool entries start in a general form and are replaced in place by a quick one when
 * they are first executed.
 */
package dev.assay.machine.code;
