/**
 * Small methods, one for each bytecode and for library methods. They are called with unknowns in the
 * machine and with numbers on an ordinary JVM; what the terms are worth has to be the same.
 */
@NullMarked
package dev.assay.symbolic.operands;

import org.jspecify.annotations.NullMarked;
