/**
 * Runs the published tests of other people's libraries on HotSpot and in the machine and compares
 * the outcomes, method by method. {@link dev.assay.bench.compat.CompatibilityCampaign} is where to
 * begin; its findings are in {@code docs/compatibility.md}.
 */
package dev.assay.bench.compat;
