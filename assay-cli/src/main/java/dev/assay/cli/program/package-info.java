/**
 * The program that a command examines: found, compiled if it is source, and loaded into a machine
 * that is set up as the options say.
 */
@NullMarked
package dev.assay.cli.program;

import org.jspecify.annotations.NullMarked;
