/**
 * What runs beside the tests, on HotSpot and in the machine alike: a runner small enough to add
 * nothing of its own to what is compared. It knows JUnit by the names of its annotations only, so
 * that any version will do.
 */
package dev.assay.bench.compat.inside;
