/** What is known of how the JDK's pools of threads find their tasks. */
@NullMarked
package dev.assay.explore.jdk.pool;

import org.jspecify.annotations.NullMarked;
