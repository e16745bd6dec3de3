/** Inputs under the names that programs for the CProver tools use. */
package org.cprover;
