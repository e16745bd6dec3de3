/**
 * {@code assay certify} and {@code assay certificate}: writing, following, dividing and joining
 * certificates of a search.
 */
@NullMarked
package dev.assay.cli.certify;

import org.jspecify.annotations.NullMarked;
