/** What was found, for people (tables of text) and for programs (JSON). */
@NullMarked
package dev.assay.report;

import org.jspecify.annotations.NullMarked;
