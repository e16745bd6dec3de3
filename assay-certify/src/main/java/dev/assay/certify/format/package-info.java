/**
 * The form of a certificate: a file with a header, the script of a search and the sizes of its
 * subgraphs, as {@code docs/certificate-format.md} describes it.
 *
 * <p>A script is coded bit by bit with an arithmetic coder ({@link
 * dev.assay.certify.coder.BitCoder}); {@link dev.assay.certify.format.ScriptModel} says how
 * probable each bit is, from what writer and reader both know at that moment. Writing and reading
 * run through the same code, so that they cannot disagree.
 */
@NullMarked
package dev.assay.certify.format;

import org.jspecify.annotations.NullMarked;
