/**
 * Which operations of a program are scheduling points. {@link
 * dev.assay.explore.visibility.CodeClassifier} says how closely code is examined, {@link
 * dev.assay.explore.visibility.Precision} holds what was learnt about a program's data, and {@link
 * dev.assay.explore.visibility.SharedAccesses} decides which accesses concern other threads.
 */
@NullMarked
package dev.assay.explore.visibility;

import org.jspecify.annotations.NullMarked;
