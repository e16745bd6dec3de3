/** Reflective calls: arguments, boxes, and the methods in which the JDK's reflection ends. */
package dev.assay.machine.reflect;
