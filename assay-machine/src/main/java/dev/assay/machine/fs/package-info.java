/**
 * The file system a program under test sees: the host's files, with the program's own changes laid
 * over them. Reads go through to the host; writes stay inside the run.
 *
 * <p>All changes together are one immutable value, {@link dev.assay.machine.fs.FileSystemState},
 * which the machine keeps as a component of the program's state: it can be compared, hashed, and
 * put back at any time. {@link dev.assay.machine.fs.OverlayFileSystem} holds the current value and
 * offers the operations of a POSIX system, with Linux's error numbers. {@link
 * dev.assay.machine.fs.HostFiles} is the one place that touches the host, and only to read.
 *
 * <p>A node (file, directory, symbolic link) is known by a {@link dev.assay.machine.fs.NodeId}: the
 * host path it had before the run, or a number if the run created it. The state maps nodes that
 * differ from the host to their new form. A directory's form lists only the entries that differ; a
 * file's, only the blocks. So a state costs what was changed, and a change that is undone leaves no
 * trace but times.
 */
package dev.assay.machine.fs;
