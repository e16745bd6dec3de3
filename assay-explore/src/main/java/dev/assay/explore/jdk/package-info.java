/**
 * Everything that is known of the JDK's own classes: no other package names them. Names are kept in
 * tables, constants of these classes, which a test looks up in each supported JDK; {@link
 * dev.assay.explore.jdk.RequiredFacts} are those that a verdict relies on.
 */
@NullMarked
package dev.assay.explore.jdk;

import org.jspecify.annotations.NullMarked;
