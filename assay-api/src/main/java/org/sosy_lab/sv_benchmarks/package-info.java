/** Inputs under the names that public benchmark suites use. */
package org.sosy_lab.sv_benchmarks;
