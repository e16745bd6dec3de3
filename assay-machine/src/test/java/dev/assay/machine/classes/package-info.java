/** Class files with all kinds of faults, on the running JVM and in the machine. */
package dev.assay.machine.classes;
