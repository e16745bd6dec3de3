/**
 * How facts about the JDK are written down: as names of classes, fields and methods, each with the
 * releases in which it is so. A test looks all of them up in each supported JDK.
 */
@NullMarked
package dev.assay.explore.jdk.fact;

import org.jspecify.annotations.NullMarked;
