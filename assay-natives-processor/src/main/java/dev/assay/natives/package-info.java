/**
 * How native methods of the JDK are written down. A class marked {@link
 * dev.assay.natives.NativesOf} holds the replacements for the native methods of one JDK class as
 * ordinary typed static methods, each marked {@link dev.assay.natives.Native}. At compile time
 * {@link dev.assay.natives.NativesProcessor} writes, for each such class, the table through which
 * the machine calls them; nothing is looked up by reflection when a program runs.
 */
package dev.assay.natives;
