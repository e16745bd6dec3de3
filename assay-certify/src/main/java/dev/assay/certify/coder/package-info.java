/**
 * An adaptive arithmetic coder: bits, their probabilities, and predictions mixed from several
 * contexts.
 */
@NullMarked
package dev.assay.certify.coder;

import org.jspecify.annotations.NullMarked;
