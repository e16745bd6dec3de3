/**
 * Method handles, variable handles, {@code invokedynamic} and dynamic constants. The JDK's own
 * {@code java.lang.invoke} classes build the handles; the machine links the common bootstrap
 * methods itself and executes lambda forms directly.
 */
package dev.assay.machine.invoke;
