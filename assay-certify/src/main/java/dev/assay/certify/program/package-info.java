/** Certificates of Java programs: following their scripts in the machine, alone or in a team. */
@NullMarked
package dev.assay.certify.program;

import org.jspecify.annotations.NullMarked;
