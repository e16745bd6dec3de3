/** {@code assay run}: one run of a program, with the output it would have on an ordinary JVM. */
@NullMarked
package dev.assay.cli.run;

import org.jspecify.annotations.NullMarked;
