/** Tests of the command, of the whole tree's architecture, and of what the README promises. */
package dev.assay.cli;
