/** {@code assay bound}: looks for inputs with which a program fails. */
@NullMarked
package dev.assay.cli.bound;

import org.jspecify.annotations.NullMarked;
