/**
 * Programs that are measured; they run on HotSpot and in the machine and know nothing of either.
 */
package dev.assay.bench.programs;
