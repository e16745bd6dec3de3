/** Names of objects, threads and places in the code, for people. */
@NullMarked
package dev.assay.explore.describe;

import org.jspecify.annotations.NullMarked;
