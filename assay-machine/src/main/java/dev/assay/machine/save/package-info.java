/**
 * The state of a machine as one number: saving it, going back to it, telling what it consists of.
 * {@link dev.assay.machine.save.StateKeeper} is the place to start.
 *
 * <p>A state is a vector of parts in the {@link dev.assay.machine.state.StateStore}: the machine's
 * own few values, the objects made since the program began (a map from position to component), the
 * older objects that have changed since then (likewise), and one list per live thread: its status
 * followed by its frames from the top down.
 */
package dev.assay.machine.save;
