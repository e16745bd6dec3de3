/** Recording a search: the script is written while the search runs, in a thread of its own. */
@NullMarked
package dev.assay.certify.record;

import org.jspecify.annotations.NullMarked;
