/** What is known of the JDK's own classes. */
@NullMarked
package dev.assay.explore.jdk;

import org.jspecify.annotations.NullMarked;
