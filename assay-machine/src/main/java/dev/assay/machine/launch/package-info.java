/**
 * Starting a machine: booting the JDK inside it, and running a program from its entry to its end.
 */
package dev.assay.machine.launch;
