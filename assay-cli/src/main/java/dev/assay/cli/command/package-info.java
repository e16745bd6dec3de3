/**
 * What all commands have in common. {@link dev.assay.cli.command.CommandRunner} runs any of them;
 * {@link dev.assay.cli.command.Failure} is the only place that says what an exception means to the
 * user.
 */
@NullMarked
package dev.assay.cli.command;

import org.jspecify.annotations.NullMarked;
