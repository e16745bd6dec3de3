/** Tests of what a command reads and writes: terminal, files. */
package dev.assay.cli.console;
