/**
 * Stand-ins for the native half of {@code java.util.zip}. On HotSpot that half is the C library
 * zlib, whose state lies outside the Java heap; here it is Java objects that the machine can save,
 * compare and restore.
 *
 * <p>A class {@code XNatives} holds, for the JDK class {@code java.util.zip.X}, one static method
 * per native method, with the same name and descriptor (an instance method's receiver comes first,
 * as an {@code Object}). The machine redirects calls of the natives to them. A class {@code XModel}
 * does the work. Formats are those of RFC 1950 (zlib), RFC 1951 (deflate) and, for the checksums,
 * RFC 1952 and RFC 3720; {@code DeflaterModel} makes the same choices as zlib, so that compressed
 * data is the same to the byte. Natives that work on raw memory addresses (direct buffers) have no
 * stand-in.
 *
 * <p>This code runs inside the machine: no lambdas, no streams, nothing from {@code
 * java.util.concurrent}. Large tables are allocated when and as far as they are used, because every
 * array is part of the program's state.
 */
package dev.assay.models.java.util.zip;
