/** What is known of the threads that the JDK makes, and of what programs do with their numbers. */
@NullMarked
package dev.assay.explore.jdk.thread;

import org.jspecify.annotations.NullMarked;
