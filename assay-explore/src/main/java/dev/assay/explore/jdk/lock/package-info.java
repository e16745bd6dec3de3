/**
 * What is known of the JDK's locks: which calls acquire, release and wait, and the queues in which
 * threads wait for them.
 */
@NullMarked
package dev.assay.explore.jdk.lock;

import org.jspecify.annotations.NullMarked;
