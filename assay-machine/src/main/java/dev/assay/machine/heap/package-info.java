/**
 * The heap of a live machine and the identities of its objects. A reference is a <i>position</i>:
 * the number of an object's identity (allocation site, allocating thread, occurrence). Positions
 * are shared by all machines of a {@link dev.assay.machine.types.Universe}, so the same object has
 * the same number whatever the interleaving that led to it.
 */
package dev.assay.machine.heap;
