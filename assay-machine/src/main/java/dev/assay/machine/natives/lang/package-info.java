/** Native methods of {@code java.lang} and {@code java.lang.ref}. */
package dev.assay.machine.natives.lang;
