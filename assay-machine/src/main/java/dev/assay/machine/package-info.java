/**
 * A machine that runs compiled Java programs and whose whole state can be saved, restored and
 * compared. {@link dev.assay.machine.Machine} is the live machine; what it shares with others that
 * run the same program is its {@link dev.assay.machine.types.Universe}.
 */
package dev.assay.machine;
