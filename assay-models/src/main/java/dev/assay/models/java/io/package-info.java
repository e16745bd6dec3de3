/**
 * Streams for programs that are explored. The JDK's own keep what was printed last in buffers that
 * all threads share, so that states would differ by it.
 */
package dev.assay.models.java.io;
