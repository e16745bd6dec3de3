/**
 * Random programs against the plain search: small concurrent programs are made from seeds, and
 * every way of exploring them has to find what a search that leaves nothing out finds.
 */
@NullMarked
package dev.assay.explore.random;

import org.jspecify.annotations.NullMarked;
