/** What objects that are inputs may be: their classes, and the types of what they refer to. */
@NullMarked
package dev.assay.symbolic.input;

import org.jspecify.annotations.NullMarked;
