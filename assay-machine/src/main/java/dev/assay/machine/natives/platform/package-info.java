/**
 * Natives that show the program its surroundings: environment variables, the process, native
 * libraries, resources of the JDK's image, time zone, network addresses, management beans. Whatever
 * would differ from run to run (process number, load) has a fixed value.
 */
package dev.assay.machine.natives.platform;
