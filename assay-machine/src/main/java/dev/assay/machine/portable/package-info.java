/**
 * States in a form that means the same in every process: written, read and hashed independently of
 * the numbers that a process gives to classes and objects.
 */
package dev.assay.machine.portable;
