/**
 * JMH benchmarks of the machine and its tables, and comparisons of whole programs with other ways
 * to run them. Nothing here is part of the product.
 */
package dev.assay.bench;
