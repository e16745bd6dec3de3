/**
 * Values that searches work with and that know nothing of a machine: moves, what a transition has
 * done, which locations it has accessed.
 */
@NullMarked
package dev.assay.explore.model;

import org.jspecify.annotations.NullMarked;
