/**
 * Natives of java.io, sun.nio.ch and sun.nio.fs that deal with files. All of them work on the
 * machine's own file system ({@link dev.assay.machine.fs}); the three standard streams are the
 * host's. Sockets, pipes, selectors, mapped files and watch services have no natives here: a
 * program that uses them ends as not supported.
 */
package dev.assay.machine.natives.io;
