/** Hashes of states that are the same in every process: keyed, of 128 bits. */
@NullMarked
package dev.assay.machine.state.hash;

import org.jspecify.annotations.NullMarked;
