/**
 * Search-carrying code: a program comes with the search that has verified it. Taleghani and Atlee,
 * Search-Carrying Code, ASE 2010.
 *
 * <p>{@link dev.assay.certify.record.Recorder} writes the script of a depth-first search while it
 * runs. {@link dev.assay.certify.follow.Certifier} follows a script over a {@link
 * dev.assay.certify.follow.Walk} and rejects it at the first claim that is not so; {@link
 * dev.assay.certify.follow.TrustfulCertifier} follows one that it takes on trust. {@link
 * dev.assay.certify.divide.Division} divides a script into parts that can be followed one by one;
 * {@link dev.assay.certify.divide.Joining} compares what they have seen.
 */
@NullMarked
package dev.assay.certify;

import org.jspecify.annotations.NullMarked;
