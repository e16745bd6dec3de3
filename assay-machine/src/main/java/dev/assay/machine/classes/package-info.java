/** Loading, defining, linking and initialising classes. */
package dev.assay.machine.classes;
