/** What the user chose: strategy, limits, reductions, properties, the environment. */
@NullMarked
package dev.assay.explore.config;

import org.jspecify.annotations.NullMarked;
