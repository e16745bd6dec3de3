/**
 * Runs a test method of JUnit inside the machine, as far as possible without JUnit's own machinery,
 * so that a check of a test explores the test and not the framework around it.
 */
package dev.assay.models.junit;
