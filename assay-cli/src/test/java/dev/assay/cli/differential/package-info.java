/**
 * Runs the programs under {@code assay-machine/src/test/programs} on HotSpot and in the machine and
 * compares standard output, standard error and exit status. {@link
 * dev.assay.cli.differential.DifferentialTest} does so inside the build, {@link
 * dev.assay.cli.differential.DifferentialMain} on the command line.
 */
package dev.assay.cli.differential;
