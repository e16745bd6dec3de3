/** Tests of what all commands have in common. */
package dev.assay.cli.command;
