/**
 * Following a script over a transition system. {@link dev.assay.certify.follow.Certifier} checks
 * every claim; {@link dev.assay.certify.follow.TrustfulCertifier} relies on the producer for
 * completeness.
 */
@NullMarked
package dev.assay.certify.follow;

import org.jspecify.annotations.NullMarked;
