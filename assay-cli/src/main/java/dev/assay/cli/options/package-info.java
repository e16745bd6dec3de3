/**
 * Options of the command line: an option is declared once, typed, with the others of its kind; from
 * the declarations come the parser's values, the help texts and the reference page.
 *
 * <p>Parsing is done here and not by picocli, whose parser costs more time than a short run may
 * take for it; picocli renders the help texts.
 */
@NullMarked
package dev.assay.cli.options;

import org.jspecify.annotations.NullMarked;
