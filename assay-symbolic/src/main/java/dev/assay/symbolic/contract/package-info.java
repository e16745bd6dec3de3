/** Contracts in place of the methods that have promised to keep them. */
@NullMarked
package dev.assay.symbolic.contract;

import org.jspecify.annotations.NullMarked;
