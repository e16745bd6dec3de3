/**
 * Bounded checking: paths through a program whose inputs are terms, merged where control flow
 * meets, and the questions about them that go to solvers. {@link
 * dev.assay.symbolic.bound.BoundedCheck} is where to begin.
 */
@NullMarked
package dev.assay.symbolic.bound;

import org.jspecify.annotations.NullMarked;
