/**
 * Dividing a script into parts that can be followed one by one, and comparing what the parts have
 * visited.
 */
@NullMarked
package dev.assay.certify.divide;

import org.jspecify.annotations.NullMarked;
