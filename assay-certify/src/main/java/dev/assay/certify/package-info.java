/**
 * Search-carrying code: a program comes with the search that has verified it. Taleghani and Atlee,
 * Search-Carrying Code, ASE 2010.
 *
 * <p>{@link dev.assay.certify.Recorder} writes the script of a depth-first search while it runs.
 * {@link dev.assay.certify.Certifier} follows a script over a {@link
 * dev.assay.certify.TransitionSystem} and rejects it at the first claim that is not so; {@link
 * dev.assay.certify.TrustfulCertifier} follows one that it takes on trust. {@link
 * dev.assay.certify.Division} divides a script into parts that can be followed one by one; {@link
 * dev.assay.certify.Joining} compares what they have seen.
 */
@NullMarked
package dev.assay.certify;

import org.jspecify.annotations.NullMarked;
