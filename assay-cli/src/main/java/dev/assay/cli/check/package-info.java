/** {@code assay check}: explores a program, and continues a search that was interrupted. */
@NullMarked
package dev.assay.cli.check;

import org.jspecify.annotations.NullMarked;
