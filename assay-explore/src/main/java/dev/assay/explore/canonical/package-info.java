/**
 * Canonical states: what the code of the JDK leaves behind that no execution can read is removed
 * between transitions, so that it does not tell states apart.
 */
@NullMarked
package dev.assay.explore.canonical;

import org.jspecify.annotations.NullMarked;
