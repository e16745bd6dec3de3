/**
 * Where class files come from: the image of a JDK, directories and jars of the class path. All of
 * it is read-only host input; nothing here belongs to the state of the program.
 */
package dev.assay.machine.loading;
