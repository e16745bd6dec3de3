/**
 * What a program under test may call: to let the environment choose a value, to discard runs that
 * do not matter, to state what must hold, and to run several steps as one. A program that uses it
 * still runs on an ordinary JVM. This package depends on nothing but the JDK.
 */
package dev.assay.api;
