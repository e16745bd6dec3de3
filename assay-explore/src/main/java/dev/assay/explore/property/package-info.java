/**
 * What a program must fulfil in every state and in every transition: no deadlock, no uncaught
 * exception, no data race, the user's invariants.
 */
@NullMarked
package dev.assay.explore.property;

import org.jspecify.annotations.NullMarked;
