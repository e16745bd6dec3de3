/**
 * Transitions that were executed before, by what they have read: {@link
 * dev.assay.machine.memo.TransitionMemo} finds the outcome of a transition, and {@link
 * dev.assay.machine.memo.EnabledThreads} the threads that can move, without the machine being in
 * the state.
 */
package dev.assay.machine.memo;
