/**
 * The state tree: contents in, numbers out. Components (primitive arrays) and pairs of numbers are
 * interned, and maps, lists and whole states are built from interned pairs, so that two values are
 * equal exactly when their numbers are. Besides that the package can hash a state by what it
 * contains, and send states to another process, shipping only what is new to it.
 *
 * <p>Nothing here knows about Java programs: what a component means, and how a state's vector of
 * parts is laid out, is told by the machine through {@link dev.assay.machine.state.VectorLayout}
 * and a few callbacks.
 *
 * <p>Tables only grow, and are shared by any number of threads. A number may be used by any thread
 * that came by it in an orderly way: from a table of this package, or handed over by the thread
 * that got it there.
 */
@NullMarked
package dev.assay.machine.state;

import org.jspecify.annotations.NullMarked;
